// Made by `swift run generate-tables` of Data/SystemColors.json, which names its sources.
// Do not edit.

extension SystemColor {
  static let label = SystemColor(
    "label", light: 0x0000_00ff, dark: 0xffff_ffff,
    lightContrast: 0x0000_00ff, darkContrast: 0xffff_ffff,
    elevated: 0xffff_ffff, elevatedContrast: 0xffff_ffff)
  static let link = SystemColor(
    "link", light: 0x007a_ffff, dark: 0x0984_ffff,
    lightContrast: 0x007a_ffff, darkContrast: 0x0984_ffff,
    elevated: 0x0984_ffff, elevatedContrast: 0x0984_ffff)
  static let opaqueSeparator = SystemColor(
    "opaqueSeparator", light: 0xc6c6_c8ff, dark: 0x3838_3aff,
    lightContrast: 0xc6c6_c8ff, darkContrast: 0x3838_3aff,
    elevated: 0x3838_3aff, elevatedContrast: 0x3838_3aff)
  static let placeholderText = SystemColor(
    "placeholderText", light: 0x3c3c_434c, dark: 0xebeb_f54c,
    lightContrast: 0x3c3c_4360, darkContrast: 0xebeb_f560,
    elevated: 0xebeb_f54c, elevatedContrast: 0xebeb_f560)
  static let quaternaryLabel = SystemColor(
    "quaternaryLabel", light: 0x3c3c_432d, dark: 0xebeb_f528,
    lightContrast: 0x3c3c_4342, darkContrast: 0xebeb_f53d,
    elevated: 0xebeb_f528, elevatedContrast: 0xebeb_f53d)
  static let quaternarySystemFill = SystemColor(
    "quaternarySystemFill", light: 0x7474_8014, dark: 0x7676_802d,
    lightContrast: 0x7474_8028, darkContrast: 0x7676_8042,
    elevated: 0x7676_802d, elevatedContrast: 0x7676_8042)
  static let secondaryLabel = SystemColor(
    "secondaryLabel", light: 0x3c3c_4399, dark: 0xebeb_f599,
    lightContrast: 0x3c3c_43ad, darkContrast: 0xebeb_f5ad,
    elevated: 0xebeb_f599, elevatedContrast: 0xebeb_f5ad)
  static let secondarySystemBackground = SystemColor(
    "secondarySystemBackground", light: 0xf2f2_f7ff, dark: 0x1c1c_1eff,
    lightContrast: 0xebeb_f0ff, darkContrast: 0x2424_26ff,
    elevated: 0x2c2c_2eff, elevatedContrast: 0x3636_38ff)
  static let secondarySystemFill = SystemColor(
    "secondarySystemFill", light: 0x7878_8028, dark: 0x7878_8051,
    lightContrast: 0x7878_803d, darkContrast: 0x7878_8066,
    elevated: 0x7878_8051, elevatedContrast: 0x7878_8066)
  static let secondarySystemGroupedBackground = SystemColor(
    "secondarySystemGroupedBackground", light: 0xffff_ffff, dark: 0x1c1c_1eff,
    lightContrast: 0xffff_ffff, darkContrast: 0x2424_26ff,
    elevated: 0x2c2c_2eff, elevatedContrast: 0x3636_38ff)
  static let separator = SystemColor(
    "separator", light: 0x3c3c_4349, dark: 0x5454_5899,
    lightContrast: 0x3c3c_435e, darkContrast: 0x5454_58ad,
    elevated: 0x5454_5899, elevatedContrast: 0x5454_58ad)
  static let systemBackground = SystemColor(
    "systemBackground", light: 0xffff_ffff, dark: 0x0000_00ff,
    lightContrast: 0xffff_ffff, darkContrast: 0x0000_00ff,
    elevated: 0x1c1c_1eff, elevatedContrast: 0x2424_26ff)
  static let systemBlue = SystemColor(
    "systemBlue", light: 0x007a_ffff, dark: 0x0a84_ffff,
    lightContrast: 0x0040_ddff, darkContrast: 0x409c_ffff,
    elevated: 0x0a84_ffff, elevatedContrast: 0x409c_ffff)
  static let systemBrown = SystemColor(
    "systemBrown", light: 0xa284_5eff, dark: 0xac8e_68ff,
    lightContrast: 0x7f65_45ff, darkContrast: 0xb594_69ff,
    elevated: 0xac8e_68ff, elevatedContrast: 0xb594_69ff)
  static let systemCyan = SystemColor(
    "systemCyan", light: 0x32ad_e6ff, dark: 0x64d2_ffff,
    lightContrast: 0x0071_a4ff, darkContrast: 0x70d7_ffff,
    elevated: 0x64d2_ffff, elevatedContrast: 0x70d7_ffff)
  static let systemFill = SystemColor(
    "systemFill", light: 0x7878_8033, dark: 0x7878_805b,
    lightContrast: 0x7878_8047, darkContrast: 0x7878_8070,
    elevated: 0x7878_805b, elevatedContrast: 0x7878_8070)
  static let systemGray = SystemColor(
    "systemGray", light: 0x8e8e_93ff, dark: 0x8e8e_93ff,
    lightContrast: 0x6c6c_70ff, darkContrast: 0xaeae_b2ff,
    elevated: 0x8e8e_93ff, elevatedContrast: 0xaeae_b2ff)
  static let systemGray2 = SystemColor(
    "systemGray2", light: 0xaeae_b2ff, dark: 0x6363_66ff,
    lightContrast: 0x8e8e_93ff, darkContrast: 0x7c7c_80ff,
    elevated: 0x6363_66ff, elevatedContrast: 0x7c7c_80ff)
  static let systemGray3 = SystemColor(
    "systemGray3", light: 0xc7c7_ccff, dark: 0x4848_4aff,
    lightContrast: 0xaeae_b2ff, darkContrast: 0x5454_56ff,
    elevated: 0x4848_4aff, elevatedContrast: 0x5454_56ff)
  static let systemGray4 = SystemColor(
    "systemGray4", light: 0xd1d1_d6ff, dark: 0x3a3a_3cff,
    lightContrast: 0xbcbc_c0ff, darkContrast: 0x4444_46ff,
    elevated: 0x3a3a_3cff, elevatedContrast: 0x4444_46ff)
  static let systemGray5 = SystemColor(
    "systemGray5", light: 0xe5e5_eaff, dark: 0x2c2c_2eff,
    lightContrast: 0xd8d8_dcff, darkContrast: 0x3636_38ff,
    elevated: 0x2c2c_2eff, elevatedContrast: 0x3636_38ff)
  static let systemGray6 = SystemColor(
    "systemGray6", light: 0xf2f2_f7ff, dark: 0x1c1c_1eff,
    lightContrast: 0xebeb_f0ff, darkContrast: 0x2424_26ff,
    elevated: 0x1c1c_1eff, elevatedContrast: 0x2424_26ff)
  static let systemGreen = SystemColor(
    "systemGreen", light: 0x34c7_59ff, dark: 0x30d1_58ff,
    lightContrast: 0x248a_3dff, darkContrast: 0x30db_5bff,
    elevated: 0x30d1_58ff, elevatedContrast: 0x30db_5bff)
  static let systemGroupedBackground = SystemColor(
    "systemGroupedBackground", light: 0xf2f2_f7ff, dark: 0x0000_00ff,
    lightContrast: 0xebeb_f0ff, darkContrast: 0x0000_00ff,
    elevated: 0x1c1c_1eff, elevatedContrast: 0x2424_26ff)
  static let systemIndigo = SystemColor(
    "systemIndigo", light: 0x5856_d6ff, dark: 0x5e5c_e6ff,
    lightContrast: 0x3634_a3ff, darkContrast: 0x7d7a_ffff,
    elevated: 0x5e5c_e6ff, elevatedContrast: 0x7d7a_ffff)
  static let systemMint = SystemColor(
    "systemMint", light: 0x00c7_beff, dark: 0x63e6_e2ff,
    lightContrast: 0x0c81_7bff, darkContrast: 0x66d4_cfff,
    elevated: 0x63e6_e2ff, elevatedContrast: 0x66d4_cfff)
  static let systemOrange = SystemColor(
    "systemOrange", light: 0xff95_00ff, dark: 0xff9f_0aff,
    lightContrast: 0xc934_00ff, darkContrast: 0xffb3_40ff,
    elevated: 0xff9f_0aff, elevatedContrast: 0xffb3_40ff)
  static let systemPink = SystemColor(
    "systemPink", light: 0xff2d_55ff, dark: 0xff37_5fff,
    lightContrast: 0xd30f_45ff, darkContrast: 0xff64_82ff,
    elevated: 0xff37_5fff, elevatedContrast: 0xff64_82ff)
  static let systemPurple = SystemColor(
    "systemPurple", light: 0xaf52_deff, dark: 0xbf5a_f2ff,
    lightContrast: 0x8944_abff, darkContrast: 0xda8f_ffff,
    elevated: 0xbf5a_f2ff, elevatedContrast: 0xda8f_ffff)
  static let systemRed = SystemColor(
    "systemRed", light: 0xff3b_30ff, dark: 0xff45_3aff,
    lightContrast: 0xd700_15ff, darkContrast: 0xff69_61ff,
    elevated: 0xff45_3aff, elevatedContrast: 0xff69_61ff)
  static let systemTeal = SystemColor(
    "systemTeal", light: 0x30b0_c7ff, dark: 0x40c8_e0ff,
    lightContrast: 0x0082_99ff, darkContrast: 0x5de6_ffff,
    elevated: 0x40c8_e0ff, elevatedContrast: 0x5de6_ffff)
  static let systemYellow = SystemColor(
    "systemYellow", light: 0xffcc_00ff, dark: 0xffd6_0aff,
    lightContrast: 0xa05a_00ff, darkContrast: 0xffd4_26ff,
    elevated: 0xffd6_0aff, elevatedContrast: 0xffd4_26ff)
  static let tertiaryLabel = SystemColor(
    "tertiaryLabel", light: 0x3c3c_434c, dark: 0xebeb_f54c,
    lightContrast: 0x3c3c_4360, darkContrast: 0xebeb_f560,
    elevated: 0xebeb_f54c, elevatedContrast: 0xebeb_f560)
  static let tertiarySystemBackground = SystemColor(
    "tertiarySystemBackground", light: 0xffff_ffff, dark: 0x2c2c_2eff,
    lightContrast: 0xffff_ffff, darkContrast: 0x3636_38ff,
    elevated: 0x3a3a_3cff, elevatedContrast: 0x4444_46ff)
  static let tertiarySystemFill = SystemColor(
    "tertiarySystemFill", light: 0x7676_801e, dark: 0x7676_803d,
    lightContrast: 0x7676_8033, darkContrast: 0x7676_8051,
    elevated: 0x7676_803d, elevatedContrast: 0x7676_8051)
  static let tertiarySystemGroupedBackground = SystemColor(
    "tertiarySystemGroupedBackground", light: 0xf2f2_f7ff, dark: 0x2c2c_2eff,
    lightContrast: 0xebeb_f0ff, darkContrast: 0x3636_38ff,
    elevated: 0x3a3a_3cff, elevatedContrast: 0x4444_46ff)

  /// All dynamic system colors.
  static let all = [
    label,
    link,
    opaqueSeparator,
    placeholderText,
    quaternaryLabel,
    quaternarySystemFill,
    secondaryLabel,
    secondarySystemBackground,
    secondarySystemFill,
    secondarySystemGroupedBackground,
    separator,
    systemBackground,
    systemBlue,
    systemBrown,
    systemCyan,
    systemFill,
    systemGray,
    systemGray2,
    systemGray3,
    systemGray4,
    systemGray5,
    systemGray6,
    systemGreen,
    systemGroupedBackground,
    systemIndigo,
    systemMint,
    systemOrange,
    systemPink,
    systemPurple,
    systemRed,
    systemTeal,
    systemYellow,
    tertiaryLabel,
    tertiarySystemBackground,
    tertiarySystemFill,
    tertiarySystemGroupedBackground,
  ]
}
