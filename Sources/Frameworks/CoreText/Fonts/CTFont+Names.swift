internal import TactusDisplayList
public import TactusFoundation
public import TactusUIKitValues

/// Returns the PostScript name, which identifies a font in files and documents.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }

/// Returns the name of a font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

/// Returns a font's family and style as one name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
  [font.familyName, styleName(font)].joined(separator: " ")
}

/// Returns the name of a font for display.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// Returns a name of a font; nil if the font lacks it.
///
/// The family, style, full and PostScript names are an iPhone's; others come from the font's file,
/// in English.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
  switch nameKey {
  case kCTFontFamilyNameKey: font.familyName
  case kCTFontStyleNameKey: styleName(font)
  case kCTFontFullNameKey: CTFontCopyFullName(font)
  case kCTFontPostScriptNameKey: font.fontName
  default:
    FontNameNumbers.all[nameKey]?.first.flatMap {
      font.tables?.localizedName($0, in: ["en"])?.text
    }
  }
}

/// Returns a name of a font in the user's language, if the font's file has it in that language; nil
/// if the font lacks the name.
///
/// - Parameters:
///   - font: The font.
///   - nameKey: The key of the name.
///   - actualLanguage: Set to the identifier of the name's language; nil if it is not needed.
public func CTFontCopyLocalizedName(
  _ font: CTFont, _ nameKey: CFString, _ actualLanguage: UnsafeMutablePointer<Unmanaged<CFString>?>?
) -> CFString? {
  let found = FontNameNumbers.all[nameKey]?.lazy.compactMap { font.tables?.localizedName($0) }.first
  if let found, !font.hasOwnName(nameKey, found.language) {
    actualLanguage?.pointee = .passRetained(found.language)
    return found.text
  }
  guard let name = CTFontCopyName(font, nameKey) else { return nil }
  actualLanguage?.pointee = .passRetained("en")
  return name
}

extension UIFont {
  /// Returns whether the name of the iPhone's font is used instead of the one in the font's file.
  fileprivate func hasOwnName(_ nameKey: CFString, _ language: String) -> Bool {
    if nameKey == kCTFontPostScriptNameKey { return true }
    guard FontNameNumbers.own.contains(nameKey) else { return false }
    return language.hasPrefix("en") || FontLibrary.shared.family(of: drawing) != familyName
  }
}

extension FontTables {
  /// Returns a name in the first of the preferred languages that the file has, or else in English
  /// or any other language; nil if there is no such name.
  func localizedName(
    _ number: UInt32, in preferred: [String] = Locale.preferredLanguages
  ) -> (text: String, language: String)? {
    let listed = languages(ofName: number)
    let wanted = preferred.map { $0.lowercased() } + ["en"]
    for language in wanted {
      // A regional variant matches the language without a region, and the reverse.
      let base = String(language.prefix { $0 != "-" })
      let found =
        listed.first { $0.lowercased() == language } ?? listed.first { $0.lowercased() == base }
        ?? listed.first { $0.lowercased().hasPrefix(base + "-") }
      if let found, let text = name(number, language: found) { return (text, found) }
    }
    return listed.lazy.compactMap { language in
      self.name(number, language: language).map { ($0, language) }
    }.first
  }
}

private func styleName(_ font: CTFont) -> String {
  let parts = font.fontName.split(separator: "-", maxSplits: 1)
  return parts.count > 1 ? String(parts[1]) : "Regular"
}
