public import TactusUIKitValues

/// The name of the family.
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
/// The name of the style.
public let kCTFontStyleNameKey: CFString = "CTFontSubFamilyName"
/// The full name.
public let kCTFontFullNameKey: CFString = "CTFontFullName"
/// The PostScript name.
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"

/// Returns the PostScript name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }

/// Returns the name of a font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

/// Returns the full name of a font: the family and the style.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
  [font.familyName, styleName(font)].joined(separator: " ")
}

/// Returns the name of a font for people.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// Returns a name of a font; nil for names that fonts do not have here.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
  switch nameKey {
  case kCTFontFamilyNameKey: font.familyName
  case kCTFontStyleNameKey: styleName(font)
  case kCTFontFullNameKey: CTFontCopyFullName(font)
  case kCTFontPostScriptNameKey: font.fontName
  default: nil
  }
}

private func styleName(_ font: CTFont) -> String {
  let parts = font.fontName.split(separator: "-", maxSplits: 1)
  return parts.count > 1 ? String(parts[1]) : "Regular"
}
