public import CoreGraphics
internal import TactusDisplayList
internal import TactusFoundation
public import TactusUIKitValues

/// Creates a font of another family with the same traits, if the family has them.
///
/// - Parameters:
///   - font: The font.
///   - size: The size, in points; 0 for the font's own.
///   - matrix: The transform of the glyphs; only its slant has an effect.
///   - family: The name of the family.
/// - Returns: The font; nil if there is no such family.
public func CTFontCreateCopyWithFamily(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
  font.copy(ofFamily: family, size: size > 0 ? size : font.pointSize)?.transformed(matrix)
}

/// Creates the font that displays a range of a text: the font itself if it has the characters, and
/// otherwise its fallback.
///
/// - Parameters:
///   - currentFont: The font.
///   - string: The text.
///   - range: The part of the text, in UTF-16 units.
public func CTFontCreateForString(
  _ currentFont: CTFont, _ string: CFString, _ range: CFRange
) -> CTFont { CTFontCreateForStringWithLanguage(currentFont, string, range, nil) }

/// Creates the font that displays a range of a text: the font itself if it has the characters, and
/// otherwise its fallback for a language.
///
/// - Parameters:
///   - currentFont: The font.
///   - string: The text.
///   - range: The part of the text, in UTF-16 units.
///   - language: The identifier of the language; nil for the user's.
public func CTFontCreateForStringWithLanguage(
  _ currentFont: CTFont, _ string: CFString, _ range: CFRange, _ language: CFString?
) -> CTFont {
  let units = Array(string.utf16)
  let start = min(max(0, range.location), units.count)
  let end = min(start + max(0, range.length), units.count)
  let text = String(decoding: units[start..<end], as: UTF16.self)
  let library = FontLibrary.shared
  let own = library.family(of: currentFont.drawing)
  guard let family = currentFont.families(of: text).first(where: { $0 != own }) else {
    return currentFont
  }
  var chosen = family
  if let language {
    let characters = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    let fallback = library.fallbacks(of: currentFont.drawing, language: language).first { font in
      guard let tables = library.tables(of: font) else { return false }
      return characters.allSatisfy(tables.contains)
    }
    chosen = fallback?.family ?? family
  }
  return currentFont.fallback(ofFamily: chosen) ?? currentFont
}

/// Returns the descriptors of a font's fallback fonts, the first choice first.
///
/// - Parameters:
///   - font: The font.
///   - languagePrefList: The identifiers of languages, by descending preference; nil for the
///     user's.
public func CTFontCopyDefaultCascadeListForLanguages(
  _ font: CTFont, _ languagePrefList: CFArray?
) -> CFArray? {
  let languages = languagePrefList?.compactMap { $0 as? String } ?? Locale.preferredLanguages
  let own = FontLibrary.shared.family(of: font.drawing)
  var families: [String] = []
  for language in languages.isEmpty ? ["en"] : languages {
    for fallback in FontLibrary.shared.fallbacks(of: font.drawing, language: language)
    where fallback.family != own && !families.contains(fallback.family) {
      families.append(fallback.family)
    }
  }
  return families.compactMap { font.fallback(ofFamily: $0)?.fontDescriptor }
}

extension UIFont {
  /// Returns the font of a family that has the same weight and slant, if there is one; nil if there
  /// is no such family.
  func copy(ofFamily family: String, size: CGFloat) -> UIFont? {
    guard let usual = UIFont(name: family, size: size) else { return nil }
    let traits = fontDescriptor.symbolicTraits.intersection([
      .traitBold, .traitItalic, .traitCondensed,
    ])
    let descriptor = [traits, traits.subtracting(.traitCondensed)].lazy
      .compactMap { usual.fontDescriptor.withSymbolicTraits($0) }.first
    return descriptor.map { UIFont(descriptor: $0, size: size) } ?? usual
  }

  /// Returns the fallback font of a family, under an iPhone's name for emoji.
  fileprivate func fallback(ofFamily family: String) -> UIFont? {
    let name = family == "Noto Color Emoji" ? "Apple Color Emoji" : family
    return copy(ofFamily: name, size: pointSize)
  }

  /// Returns the families of the fonts that display a text.
  fileprivate func families(of text: String) -> [String] {
    let style = TactusDisplayList.TextStyle(
      font: drawing, size: Double(pointSize), ascent: 1, descent: 0)
    return TextLayout(text, style: style).lines.flatMap(\.runs).filter { !$0.glyphs.isEmpty }
      .map(\.font.family)
  }
}
