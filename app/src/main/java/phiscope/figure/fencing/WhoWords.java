package phiscope.figure.fencing;

import phiscope.core.fencing.FencingSnapshot;
import phiscope.core.fencing.Party;

/** Somebody in one sentence: what it believes beside what is so. */
final class WhoWords {
  private WhoWords() {}

  static String of(Party party, FencingSnapshot now, FencingTexts texts) {
    if (party.isHolder()) {
      FencingSnapshot.Holder holder = now.holders().get(party.holder());
      return texts.get(
          "fencingview.who.holder",
          texts.party(party),
          token(holder.token(), texts),
          texts.yes(holder.believes()),
          texts.yes(holder.mayWrite()));
    }
    return party.equals(Party.AUTHORITY)
        ? texts.get(
            "fencingview.who.authority",
            String.valueOf(now.authority().token()),
            FencingTexts.holder(now.authority().holder()))
        : texts.get(
            "fencingview.who.resource",
            token(now.resource().highest(), texts),
            token(now.resource().greatestAccepted(), texts));
  }

  static String token(long token, FencingTexts texts) {
    return token == 0 ? texts.get("fencingview.none") : String.valueOf(token);
  }
}
