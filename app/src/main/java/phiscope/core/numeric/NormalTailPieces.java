package phiscope.core.numeric;

import java.util.Arrays;

/**
 * Phi of a standard score from -16 to 16 by polynomials, one for each piece of the score's size: no
 * tail, no logarithm and at most one exponential, where the ways of {@link NormalTail} for all
 * scores need two or three of them.
 *
 * <p>On the right phi(z) = z^2 / (2 ln 10) + r(z), where r(z) is -log10 of the scaled tail, which
 * changes slowly. On the left phi(-x) = exp(-x^2 / 2) l(x), where l(x) falls as slowly. Both are
 * analytic; their nearest singularities are the zeros of the tail at -1.9 + 2.8 i and beside it, so
 * that on pieces of 0.5 (of 2 from 8 on) eleven powers give r and l to the last digits of a double.
 * The coefficients are those of the polynomial through the exact values at Chebyshev's points,
 * computed with 50 digits; the test derives them again.
 */
final class NormalTailPieces {
  /** The size of a score at which the pieces end. */
  static final double END = 16;

  static final int PIECES = 20;
  static final int COEFFICIENTS = 12;

  private static final double FIRST_WIDE = 8;
  private static final int NARROW = 16;
  private static final double HALF_LOG10_E = 0.21714724095162592;

  /** Of r, from the left end of a piece, in rising powers. */
  private static final double[] RIGHT = {
    0x1.34413509f79ffp-2, 0x1.62d550f664d43p-2, -0x1.4334003e596b7p-4, 0x1.028b9782cc5e4p-6,
    -0x1.10375888d267bp-9, -0x1.0d7362f2aaf4cp-16, 0x1.8237bc32c0ae4p-14, -0x1.7c09bdea953abp-16,
    0x1.774adaa33766bp-21, 0x1.4ecf2a11e6b13p-20, -0x1.c4cbb5fefdfcfp-22, 0x1.e4d12b422d74bp-25,
    0x1.d35be11696f6dp-2, 0x1.1d193997efb7p-2, -0x1.dd977fe0980a9p-5, 0x1.81ab1a367af6bp-7,
    -0x1.e8a71448e89d6p-10, 0x1.40fee0c8179fcp-13, 0x1.b55f18c497151p-16, -0x1.cee68857bc38fp-17,
    0x1.6f77dc8d0cb74p-19, -0x1.ddef4d3ce28p-24, -0x1.a39e173fde2b6p-24, 0x1.9dcc1a34a9444p-26,
    0x1.2a301c2c222e4p-1, 0x1.d312e109bd126p-3, -0x1.622b3d46b11ddp-5, 0x1.15572ed3c2538p-7,
    -0x1.779426c339987p-10, 0x1.7239c53c29d09p-13, -0x1.59d512f585687p-18, -0x1.435083bb43014p-18,
    0x1.b570385f12f49p-20, -0x1.38b49d6f3dcbcp-22, 0x1.851a315a5951dp-26, 0x1.a9ce8cddbf04p-30,
    0x1.5f896fa658499p-1, 0x1.862cc4389b6a3p-3, -0x1.0a062373cebf2p-5, 0x1.8a71a68877dd1p-8,
    -0x1.0ce2b8ca2a7f4p-10, 0x1.30453134647cep-13, -0x1.bfd81c253b958p-17, -0x1.27047cc21748p-21,
    0x1.442f60fb9bb03p-21, -0x1.5a04d48c82ba9p-23, 0x1.ca00714455463p-26, -0x1.48593b334df41p-29,
    0x1.8c81b603957e4p-1, 0x1.4bf3745dd1053p-3, -0x1.96934b9334a1dp-6, 0x1.19904c0f763a7p-8,
    -0x1.760232c0db72p-11, 0x1.b9b6b56f2e0cep-14, -0x1.a0bbf0e3eeb6ep-17, 0x1.9b7738c78f7bdp-21,
    0x1.156ce4db7bc77p-23, -0x1.01ad4560b9e3ap-24, 0x1.bf4b137aac705p-27, -0x1.abc028ce69555p-30,
    0x1.b313f223fcde5p-1, 0x1.1f0f8045e8999p-3, -0x1.3c8bb22cb62b6p-6, 0x1.96cd82292f5dbp-9,
    -0x1.0270b9fb2b3ecp-11, 0x1.308253a645a1bp-14, -0x1.388a6a35f26adp-17, 0x1.e6adeb683cb15p-21,
    -0x1.c48354e02c19p-26, -0x1.08d91acb4bab5p-26, 0x1.41dfe30585c05p-28, -0x1.66bb9d66761e7p-31,
    0x1.d4abe22fe3a04p-1, 0x1.f79883bf7ad77p-4, -0x1.f61002817888cp-7, 0x1.2a926bcc41a8fp-9,
    -0x1.6733297724983p-12, 0x1.9c3d8ce506937p-15, -0x1.afe6d7ed2468fp-18, 0x1.822822de56c38p-21,
    -0x1.e47d79d7c4eep-25, -0x1.23baf8e374a2dp-31, 0x1.5cf116dd2c63p-30, -0x1.e0f89dc8e7284p-33,
    0x1.f2520ea6c5191p-1, 0x1.bf314307ee8f5p-4, -0x1.951b0f5c4d6e4p-7, 0x1.bdeb4e145b874p-10,
    -0x1.f947231337914p-13, 0x1.16ad8610762c4p-15, -0x1.20ebd66eb2253p-18, 0x1.0e48ee2d81201p-21,
    -0x1.a4c9cff6ac01fp-25, 0x1.98e98ebdfa4b6p-29, 0x1.3d855c962055dp-33, -0x1.f2db08334d144p-35,
    0x1.066506f4d82bbp0, 0x1.9153695128167p-4, -0x1.4c1984f67c09fp-7, 0x1.52d1322873d15p-10,
    -0x1.68c46b6950d47p-13, 0x1.7ba921e06b2dp-16, -0x1.7f0786c773f4bp-19, 0x1.68016e3014445p-22,
    -0x1.2dc51ccccb1b1p-25, 0x1.983582f7e7ad8p-29, -0x1.31c9e4851f2dcp-33, -0x1.9e59d69f92711p-38,
    0x1.125382ccb66bap0, 0x1.6b755f20f1f51p-4, -0x1.142e5491531cep-7, 0x1.05c341e352822p-10,
    -0x1.05c9fbf6e9d26p-13, 0x1.05cdcdef8d04ep-16, -0x1.fd3510f4722cp-20, 0x1.d6e8ea2302109p-23,
    -0x1.92d1400950752p-26, 0x1.2f5150d4bd96ap-29, -0x1.652214f993eadp-33, 0x1.c418799c75e48p-38,
    0x1.1d2cc986a31cfp0, 0x1.4bc42f711f895p-4, -0x1.d14d3c88e71abp-8, 0x1.9ad455f833788p-11,
    -0x1.8228b43ac28bbp-14, 0x1.6e51a7f143da7p-17, -0x1.5591bc86e1f19p-20, 0x1.33356c8f3c9f1p-23,
    -0x1.054bb70767b7p-26, 0x1.980362e40a55fp-30, -0x1.123e5a6c8ccap-33, 0x1.feab520c55644p-38,
    0x1.271ca7e2a573cp0, 0x1.30eaacc923299p-4, -0x1.8c7ff8cf37e71p-8, 0x1.4715102766be4p-11,
    -0x1.21544c6b80f2fp-14, 0x1.0438467f47207p-17, -0x1.cff1c8b780838p-21, 0x1.931b154502246p-24,
    -0x1.5024a706c2038p-27, 0x1.0795242e7687ap-30, -0x1.73827a097945ep-34, 0x1.82f567f7472d1p-38,
    0x1.3045b523c94dp0, 0x1.19eb83f282a5ep-4, -0x1.555dfcbb0c17bp-8, 0x1.07e1a36eecc02p-11,
    -0x1.b8172b3022fe7p-15, 0x1.776596810f006p-18, -0x1.3f7f9a08259f7p-21, 0x1.0b24fa63e4ac4p-24,
    -0x1.b145849adeb92p-28, 0x1.4f900dc57250ap-31, -0x1.de8847e562e07p-35, 0x1.0399bd0556423p-38,
    0x1.38c3a510aea55p0, 0x1.0607ae2e1ed7p-4, -0x1.289f5bebc07e8p-8, 0x1.aef9d7fd1be39p-12,
    -0x1.536df56cde1fep-15, 0x1.12d538f436925p-18, -0x1.be766198f062cp-22, 0x1.667bd6fd50526p-25,
    -0x1.195aa1752a8a4p-28, 0x1.aa5ccbba34ef5p-32, -0x1.2e11be522bba8p-35, 0x1.4b7be3da82eb5p-39,
    0x1.40acf03c2eb69p0, 0x1.e95a016fff3f7p-5, -0x1.03e272c5b7dap-8, 0x1.63da5ad4f6e34p-12,
    -0x1.093b1ea2cf8e6p-15, 0x1.982db04ccfa5bp-19, -0x1.3c79765e56158p-22, 0x1.e78da572e1109p-26,
    -0x1.714fa7306cfe1p-29, 0x1.10368d20659bfp-32, -0x1.7b5be753e7898p-36, 0x1.9ed1642e42e1ap-40,
    0x1.481407b7ddf2dp0, 0x1.cad4355e17947p-5, -0x1.cacc7810c368ap-9, 0x1.28ce27a706a82p-12,
    -0x1.a38c68dc27f1ep-16, 0x1.3336ad0f1f524p-19, -0x1.c70472fc16ed3p-23, 0x1.502434dd167d7p-26,
    -0x1.eab9caa7b84dap-30, 0x1.5eaa9418b2c16p-33, -0x1.ddb6572021f29p-37, 0x1.020f6ab7f403bp-40,
    0x1.4f0837877c3dbp0, 0x1.afcbd619a1297p-5, -0x1.97b6b7229bab7p-9, 0x1.f3b25d34855eap-13,
    -0x1.4f8f524152e51p-16, 0x1.d452ed61449e6p-20, -0x1.4b87af4f3f0d5p-23, 0x1.d57b879c7bde1p-27,
    -0x1.47aa82e6fbdacp-30, 0x1.b22818e5678cep-34, -0x1.e500e3c50d2eep-38, 0x1.45efac3671ff9p-42,
    0x1.674096f55b8bcp0, 0x1.5cfd81bf00343p-5, -0x1.0cd567fc5b88ap-9, 0x1.0f2b8a99d5e73p-13,
    -0x1.2e4a6ba2a188ep-17, 0x1.6124857574f0ap-21, -0x1.a625ff775cf55p-25, 0x1.fd8772aac7097p-29,
    -0x1.32c44210c63f3p-32, 0x1.6567467ddd636p-36, -0x1.69bb0a8f90f3dp-40, 0x1.c7dc44048fcf8p-45,
    0x1.7b32501b333b4p0, 0x1.247f273bc6081p-5, -0x1.7bb930cc8e56fp-10, 0x1.446bd3fd97e1ep-14,
    -0x1.33dca18882ac9p-18, 0x1.33afc3443864p-22, -0x1.3c42e14de5dcap-26, 0x1.49ffb7ddb3ef1p-30,
    -0x1.59e7f33b8da3dp-34, 0x1.634e7d8758bdfp-38, -0x1.44d87e87876b3p-42, 0x1.7e0fcd53e3a51p-47,
    0x1.8c22cfc1431afp0, 0x1.f730a0c9be59ep-6, -0x1.19e575f90d62dp-10, 0x1.a1138a74e2e4ap-15,
    -0x1.57cbf693c69a7p-19, 0x1.2b699113bb5acp-23, -0x1.0d0922d8165eep-27, 0x1.ec7478bc068a2p-32,
    -0x1.c6b8f4b21413bp-36, 0x1.9f112066593e8p-40, -0x1.57e5b9e31a7a2p-44, 0x1.79a8ef7a515b7p-49,
  };

  /** Of l likewise. */
  private static final double[] LEFT = {
    0x1.34413509f79f6p-2, -0x1.62d550f663967p-2, 0x1.27af731e25faep-2, -0x1.8326c3c3f81f3p-3,
    0x1.acbc8bacb61c5p-4, -0x1.a3560efba6ed7p-5, 0x1.7255e80a72b05p-6, -0x1.2bec4d2bd997ep-7,
    0x1.c0e4f7e5a26bp-9, -0x1.306b37d40fc4fp-10, 0x1.52d91be685884p-12, -0x1.c1d9996346c3dp-15,
    0x1.73d8d9de05d05p-3, -0x1.473d6b595067cp-3, 0x1.d58277f4591d6p-4, -0x1.10252ea985013p-4,
    0x1.0c4fc19f63a2cp-5, -0x1.d950427624b8ep-7, 0x1.7d33c2be28ed9p-8, -0x1.1aa3619361d55p-9,
    0x1.85a3e89dc4a2p-11, -0x1.ec4a42dbf9ae8p-13, 0x1.02af10d940793p-14, -0x1.498701d33d15dp-17,
    0x1.faa9b02666bd3p-4, -0x1.50d3f36333cc1p-4, 0x1.9c6c3edfaf334p-5, -0x1.ace7ae9972949p-6,
    0x1.79a33861b6f8cp-7, -0x1.29f927501a7fbp-8, 0x1.b707effe887d2p-10, -0x1.2c1d0ea848e14p-11,
    0x1.7abfcb3089deep-13, -0x1.bc32a19509334p-15, 0x1.be68292074e69p-17, -0x1.13eb8e9eb051cp-19,
    0x1.7adbaf9868be9p-4, -0x1.805e5a7b63cafp-5, 0x1.884136fb1a90ep-6, -0x1.72641c6a68b61p-7,
    0x1.2a70bea6c665ep-8, -0x1.a0ee2dbd79defp-10, 0x1.12f9734c907d6p-11, -0x1.62c1d7f84354p-13,
    0x1.a3871e90431cbp-15, -0x1.b3ea27c8ac214p-17, 0x1.8ea004ec417aap-19, -0x1.f04379dc710d5p-22,
    0x1.2e7c5253526fp-4, -0x1.e4dd5127eb33p-6, 0x1.90b1d742db349p-7, -0x1.5205e5bc7c7a1p-8,
    0x1.0398f697a763dp-9, -0x1.4e23010b05048p-11, 0x1.76208174ecd34p-13, -0x1.ab7477c247d1ep-15,
    0x1.0511138179d9dp-16, -0x1.12798aa2b2b79p-18, 0x1.87e44c25b8771p-21, -0x1.2848068ad8031p-24,
    0x1.f8634a4dba449p-5, -0x1.4e76d47dcd49p-6, 0x1.bdfdf3d2dc1cbp-8, -0x1.3ee3d1574600bp-9,
    0x1.d1526be880654p-11, -0x1.2da6b7037c141p-12, 0x1.38f660fa6e2d7p-14, -0x1.0c485082741acp-16,
    0x1.09dc3ab91c5b1p-18, -0x1.6c33197f3507fp-20, 0x1.9fa87e716aad9p-22, -0x1.dbc9ba1046369p-25,
    0x1.b09b6d47533c7p-5, -0x1.edb8870d47034p-7, 0x1.127ec91c69c5cp-8, -0x1.3fd2ac8f52d3p-10,
    0x1.9a506aab5593cp-12, -0x1.0c9d3a425475p-13, 0x1.3176d5182eb53p-15, -0x1.01e9bcdb527d3p-17,
    0x1.1d1440fa0ca99p-20, -0x1.4512c5d06cea7p-23, 0x1.1d05faaadb317p-24, -0x1.39a32755ff091p-26,
    0x1.7a64787853e22p-5, -0x1.7d28a72da6838p-7, 0x1.70f1153d7d214p-9, -0x1.6567d23260e52p-11,
    0x1.75cb583985482p-13, -0x1.b8ef3bd97c706p-15, 0x1.0bd64746f6805p-16, -0x1.186a472f6fbd5p-18,
    0x1.97734ae1b6c2p-21, -0x1.a182f029b8821p-25, -0x1.014c17519efe2p-26, 0x1.c8a7e670c1185p-29,
    0x1.4fe4d4c2a49bdp-5, -0x1.2f35cb83f36cfp-7, 0x1.06fd5498f1594p-9, -0x1.bd3b025bd93e9p-12,
    0x1.7fcb9a2d2f554p-14, -0x1.6d456915aa32cp-16, 0x1.9232ce6059851p-18, -0x1.d224102fa64a3p-20,
    0x1.d9f41d7daaa27p-22, -0x1.54f163d7f689cp-24, 0x1.918e6c72c0005p-28, 0x1.88e408e96aeebp-31,
    0x1.2db57ed1a4e34p-5, -0x1.ed2e29ab304dbp-8, 0x1.8515628177391p-10, -0x1.29f8c56849171p-12,
    0x1.c18e51bb1a54dp-15, -0x1.5cbb3250749bbp-17, 0x1.2f28f00e906e3p-19, -0x1.391a0aab3221cp-21,
    0x1.601b9e3fe188fp-23, -0x1.68c083f4898bcp-25, 0x1.1748e4a891c4dp-27, -0x1.df2ca453f7903p-31,
    0x1.11a8b1746c9d4p-5, -0x1.984f39eaacd32p-8, 0x1.277b78c37bef1p-10, -0x1.9ffcb30058eb5p-13,
    0x1.1e15712b5d147p-15, -0x1.857e44ccaf67ap-18, 0x1.115f4939ed861p-20, -0x1.b05867dc7e6bap-23,
    0x1.9f49fc4211786p-25, -0x1.bee754c7e1f18p-27, 0x1.acd35115d1ec2p-29, -0x1.f5a93cdc3411ap-32,
    0x1.f485a7e188f89p-6, -0x1.572dbf8c5681ep-8, 0x1.ca6d489a8dcedp-11, -0x1.2acfc040a226bp-13,
    0x1.7cdeae526e02cp-16, -0x1.dc42c1c1f8269p-19, 0x1.2743400b9fa82p-21, -0x1.7810afa097cc6p-24,
    0x1.0b854ce527592p-26, -0x1.cb5d0ce565c32p-29, 0x1.a30ff2a7f3409p-31, -0x1.02c381d8e3d84p-33,
    0x1.ccef9b885aebep-6, -0x1.24338ac0063b2p-8, 0x1.6a24c89ae9adep-11, -0x1.b7557d043fee7p-14,
    0x1.052beeaf7b84dp-16, -0x1.30b90d73b9d1cp-19, 0x1.5dbf3d6304e2ep-22, -0x1.8dfa62d92db39p-25,
    0x1.ccf4b6182ed65p-28, -0x1.20734727910c2p-30, 0x1.8a75c4ca15dbep-33, -0x1.a5d251b5250a8p-36,
    0x1.ab0a56ad9447ap-6, -0x1.f73aa2666387dp-9, 0x1.22ab2c71a20f3p-11, -0x1.498525031cebfp-14,
    0x1.6ef094c12999fp-17, -0x1.91b5c38193a46p-20, 0x1.b0bfb2ef47bf2p-23, -0x1.cb78c114e3affp-26,
    0x1.e312406f569ddp-29, -0x1.fcdbbd9199422p-32, 0x1.0a7d69c1ac939p-34, -0x1.b891a1d128d22p-38,
    0x1.8db581117ccb7p-6, -0x1.b5a001c6655e1p-9, 0x1.d92ff08a6efdfp-12, -0x1.f72bf21ee1c0ap-15,
    0x1.074bec70fb4f7p-17, -0x1.0f60ccda23b6ep-20, 0x1.13a4e98ed38fbp-23, -0x1.1416624c254f4p-26,
    0x1.10e810234a05fp-29, -0x1.0a082885ad9a4p-32, 0x1.f1741f6b83417p-36, -0x1.652607b36b2d1p-39,
    0x1.74172cd907ae4p-6, -0x1.7fe5babb6b532p-9, 0x1.85f9b92ac1024p-12, -0x1.864d184e9de33p-15,
    0x1.8117267decf8dp-18, -0x1.76c507b10d219p-21, 0x1.67ef77cbc87c1p-24, -0x1.554eb792f15bbp-27,
    0x1.3fa41a45943e1p-30, -0x1.27003159df878p-33, 0x1.0470509c723fep-36, -0x1.618d1c4eece3cp-40,
    0x1.5d87d113958c9p-6, -0x1.535ff8b3d0bafp-9, 0x1.44fb0bf797371p-12, -0x1.3313ba0614cbfp-15,
    0x1.1e75110d8413ep-18, -0x1.07ed7576dfa23p-21, 0x1.e07540701f3d6p-25, -0x1.af7098395180bp-28,
    0x1.7a104b1843f2p-31, -0x1.3450a061e13acp-34, 0x1.976e1e8aadfap-38, -0x1.33dc4145595adp-42,
    0x1.191bef7c61323p-6, -0x1.b932cd75aa775p-10, 0x1.570bc4b575f3p-13, -0x1.08574c2b8509cp-16,
    0x1.93d4aa19957d7p-20, -0x1.31d6017f395ep-23, 0x1.cb5afcefdd703p-27, -0x1.55d69703fb635p-30,
    0x1.f4be6623e75cap-34, -0x1.5c5160d8d70b7p-37, 0x1.96e570ff2b5f1p-41, -0x1.1b17783e22788p-45,
    0x1.d5e44708fef06p-7, -0x1.350dd7d2cfe9p-10, 0x1.93e0d331b6521p-14, -0x1.06343ce70d751p-17,
    0x1.524ef93d57dfep-21, -0x1.b1ccdbf69a4b8p-25, 0x1.146c206e1a04bp-28, -0x1.5dfed54a87f16p-32,
    0x1.b65d6705d3d7ap-36, -0x1.084fd2f1e5fe2p-39, 0x1.13553b5fbc3adp-43, -0x1.625c13c2636e1p-48,
    0x1.937c51c59d296p-7, -0x1.c889697b4ffe9p-11, 0x1.01055e6dc815p-14, -0x1.2000b48690ad6p-18,
    0x1.41301d6723b0fp-22, -0x1.64853c37d38e9p-26, 0x1.89e7f3ef68ea7p-30, -0x1.b11ad14ac60d7p-34,
    0x1.d8880e585769ep-38, -0x1.f50ebc87964bap-42, 0x1.d56990de6336dp-46, -0x1.18aa2efe29d89p-50,
  };

  private NormalTailPieces() {}

  /** Where a piece begins; that behind the last begins at {@link #END}. */
  static double begin(int piece) {
    return piece <= NARROW ? 0.5 * piece : FIRST_WIDE + 2.0 * (piece - NARROW);
  }

  /** The coefficients of a piece. */
  static double[] coefficients(boolean left, int piece) {
    int at = COEFFICIENTS * piece;
    return Arrays.copyOfRange(left ? LEFT : RIGHT, at, at + COEFFICIENTS);
  }

  /** The piece of a size from 0 to below {@link #END}. */
  private static int piece(double size) {
    return size < FIRST_WIDE ? (int) (2 * size) : NARROW - 4 + (int) (0.5 * size);
  }

  /** phi(z) for z from 0 to below {@link #END}. */
  static double right(double z) {
    int piece = piece(z);
    return z * z * HALF_LOG10_E + value(RIGHT, COEFFICIENTS * piece, z - begin(piece));
  }

  /** phi(-x) for x from 0 to below {@link #END}. */
  static double left(double x) {
    int piece = piece(x);
    return NormalTail.halfSquareExponential(x)
        * value(LEFT, COEFFICIENTS * piece, x - begin(piece));
  }

  /** The polynomial, in an order in which the processor need not wait for each product. */
  private static double value(double[] all, int at, double t) {
    double square = t * t;
    double fourth = square * square;
    double first = all[at] + all[at + 1] * t + (all[at + 2] + all[at + 3] * t) * square;
    double second = all[at + 4] + all[at + 5] * t + (all[at + 6] + all[at + 7] * t) * square;
    double third = all[at + 8] + all[at + 9] * t + (all[at + 10] + all[at + 11] * t) * square;
    return first + (second + third * fourth) * fourth;
  }
}
