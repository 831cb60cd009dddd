ranges = ("0020-007E 00A0-017F 02B0-02FF 0370-03FF 2000-206F 2070-209F 20A0-20BF 2100-214F 2150-218F"
          " 2190-21FF 2200-22FF 2300-23FF 2460-24FF 2500-257F 2580-259F 25A0-25FF 2600-266F 2713"
          " 3000-303F FF00-FFEF FB01-FB02")
codes = [bytes([high, low]).decode("gb2312", "ignore") for high in range(0xA1, 0xF8) for low in range(0xA1, 0xFF)]
print("\n".join(ranges.split() + ["%04X" % ord(c) for c in codes if c]))
