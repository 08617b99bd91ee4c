internal import TactusDisplayList
public import TactusFoundation
public import TactusUIKitValues

/// Returns an attribute of a font; nil if there is none of that name.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
  let value: Any? =
    switch attribute {
    case kCTFontURLAttribute: font.file
    case kCTFontCharacterSetAttribute: CTFontCopyCharacterSet(font)
    case kCTFontLanguagesAttribute: CTFontCopySupportedLanguages(font)
    case kCTFontFeaturesAttribute: CTFontCopyFeatures(font)
    case kCTFontVariationAttribute: CTFontCopyVariation(font)
    case kCTFontVariationAxesAttribute: CTFontCopyVariationAxes(font)
    case kCTFontTraitsAttribute: CTFontCopyTraits(font)
    case kCTFontMatrixAttribute:
      font.matrix.isIdentity ? nil : withUnsafeBytes(of: font.matrix) { Data($0) }
    case kCTFontFormatAttribute: font.tables.map { $0.format.rawValue }
    case kCTFontEnabledAttribute: true
    case kCTFontPriorityAttribute:
      font.isRegistered ? kCTFontPriorityProcess : kCTFontPrioritySystem
    case kCTFontRegistrationScopeAttribute:
      font.isRegistered ? CTFontManagerScope.process.rawValue : nil
    default: font.fontDescriptor.object(forKey: .init(rawValue: attribute))
    }
  return value.map { $0 as AnyObject }
}

/// Returns an attribute of a descriptor; nil if there is none of that name.
///
/// Attributes that the descriptor does not specify are those of its font.
public func CTFontDescriptorCopyAttribute(
  _ descriptor: CTFontDescriptor, _ attribute: CFString
) -> CFTypeRef? {
  if attribute != kCTFontTraitsAttribute,
    let value = descriptor.object(forKey: .init(rawValue: attribute))
  {
    return value as AnyObject
  }
  return attribute == kCTFontSizeAttribute
    ? nil : CTFontCopyAttribute(UIFont(descriptor: descriptor, size: 0), attribute)
}

extension FontTables {
  /// The format of the file.
  fileprivate var format: CTFontFormat {
    let tags = Set(tags)
    func has(_ names: Int...) -> Bool { names.contains { tags.contains(UInt32($0)) } }
    if has(kCTFontTableCFF, kCTFontTableCFF2) { return .openTypePostScript }
    if has(kCTFontTableGlyf) {
      return has(kCTFontTableGSUB, kCTFontTableGPOS) ? .openTypeTrueType : .trueType
    }
    return tags.isEmpty ? .unrecognized : .bitmap
  }
}

extension UIFont {
  /// Whether the app has registered the font.
  fileprivate var isRegistered: Bool {
    FontLibrary.shared.registeredFonts.contains { $0.postScriptName == fontName }
  }

  /// The URL of the font file that provides the glyphs; nil for a font created from bytes.
  fileprivate var file: URL? {
    let path = FontLibrary.shared.file(of: drawing)
    return path.flatMap { $0.hasPrefix("/proc/") ? nil : URL(fileURLWithPath: $0) }
  }
}
