internal import TactusUIKitValues

/// The name identifiers in the `name` table of the OpenType specification.
enum FontNameNumbers {
  /// The names that an iPhone's font keeps when a substitute replaces it.
  static let own = [kCTFontFamilyNameKey, kCTFontStyleNameKey, kCTFontFullNameKey]
  /// The identifiers of each name, the first choice first.
  static let all: [CFString: [UInt32]] = [
    kCTFontFamilyNameKey: [16, 1], kCTFontStyleNameKey: [17, 2], kCTFontFullNameKey: [4],
    kCTFontPostScriptNameKey: [6], kCTFontCopyrightNameKey: [0], kCTFontUniqueNameKey: [3],
    kCTFontVersionNameKey: [5], kCTFontTrademarkNameKey: [7], kCTFontManufacturerNameKey: [8],
    kCTFontDesignerNameKey: [9], kCTFontDescriptionNameKey: [10], kCTFontVendorURLNameKey: [11],
    kCTFontDesignerURLNameKey: [12], kCTFontLicenseNameKey: [13], kCTFontLicenseURLNameKey: [14],
    kCTFontSampleTextNameKey: [19], kCTFontPostScriptCIDNameKey: [20],
  ]
}
