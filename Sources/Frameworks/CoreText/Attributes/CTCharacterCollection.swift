/// A character collection, whose numbers identify glyphs.
public enum CTCharacterCollection: UInt16, Sendable, Hashable {
  /// Glyph numbers of the font.
  case identityMapping = 0
  /// Traditional Chinese.
  case adobeCNS1
  /// Simplified Chinese.
  case adobeGB1
  /// Japanese.
  case adobeJapan1
  /// Additional Japanese characters.
  case adobeJapan2
  /// Korean.
  case adobeKorea1
}
