public import CoreGraphics
public import TactusUIKitValues

/// A glyph that replaces those of a text, from a font or a character collection (CoreText.CT42).
///
/// Lines are laid out without such glyphs, and a warning says so.
///
/// - Thread: any.
public final class CTGlyphInfo: _CoreFoundationType, _CoreFoundationObject, Sendable {
  fileprivate let name: CFString?
  fileprivate let glyph: CGGlyph
  fileprivate let identifier: CGFontIndex
  fileprivate let collection: CTCharacterCollection

  fileprivate init(
    name: CFString?, glyph: CGGlyph, identifier: CGFontIndex, collection: CTCharacterCollection
  ) {
    (self.name, self.glyph) = (name, glyph)
    (self.identifier, self.collection) = (identifier, collection)
  }
}

/// The glyph that replaces those of the text, a `CTGlyphInfo`, which has no effect.
public let kCTGlyphInfoAttributeName: CFString = "NSGlyphInfo"

/// Creates the glyph of a name; nil if the font's file lacks the name.
///
/// - Parameters:
///   - glyphName: The name.
///   - font: The font.
///   - baseString: The text that the glyph replaces.
public func CTGlyphInfoCreateWithGlyphName(
  _ glyphName: CFString, _ font: CTFont, _ baseString: CFString
) -> CTGlyphInfo? {
  guard let glyph = font.tables?.glyph(named: glyphName) else { return nil }
  let number = CGGlyph(truncatingIfNeeded: glyph)
  return CTGlyphInfo(
    name: glyphName, glyph: number, identifier: number, collection: .identityMapping)
}

/// Creates the glyph of a number; nil if the font's file lacks it.
///
/// - Parameters:
///   - glyph: The number.
///   - font: The font.
///   - baseString: The text that the glyph replaces.
public func CTGlyphInfoCreateWithGlyph(
  _ glyph: CGGlyph, _ font: CTFont, _ baseString: CFString
) -> CTGlyphInfo? {
  guard Int(glyph) < CTFontGetGlyphCount(font) else { return nil }
  return CTGlyphInfo(
    name: CTFontCopyNameForGlyph(font, glyph), glyph: glyph, identifier: glyph,
    collection: .identityMapping)
}

/// Creates the glyph of a character of a collection.
///
/// - Parameters:
///   - cid: The number of the character.
///   - collection: The collection.
///   - baseString: The text that the glyph replaces.
public func CTGlyphInfoCreateWithCharacterIdentifier(
  _ cid: CGFontIndex, _ collection: CTCharacterCollection, _ baseString: CFString
) -> CTGlyphInfo? {
  CTGlyphInfo(name: nil, glyph: 0, identifier: cid, collection: collection)
}

/// Returns the name of a glyph; nil if it was not created by name and its font has none.
public func CTGlyphInfoGetGlyphName(_ glyphInfo: CTGlyphInfo) -> CFString? { glyphInfo.name }

/// Returns the number of a glyph in its font; 0 for that of a character collection.
public func CTGlyphInfoGetGlyph(_ glyphInfo: CTGlyphInfo) -> CGGlyph { glyphInfo.glyph }

/// Returns the number of a character in its collection.
public func CTGlyphInfoGetCharacterIdentifier(_ glyphInfo: CTGlyphInfo) -> CGFontIndex {
  glyphInfo.identifier
}

/// Returns the character collection that a glyph belongs to.
public func CTGlyphInfoGetCharacterCollection(_ glyphInfo: CTGlyphInfo) -> CTCharacterCollection {
  glyphInfo.collection
}

/// Returns the type identifier of `CTGlyphInfo`.
public func CTGlyphInfoGetTypeID() -> CFTypeID { CTGlyphInfo.typeID }
