/// A collection of characters, whose numbers identify glyphs.
public enum CTCharacterCollection: UInt16, Sendable, Hashable {
  /// The numbers of the font's glyphs.
  case identityMapping = 0
  /// Traditional Chinese.
  case adobeCNS1
  /// Simplified Chinese.
  case adobeGB1
  /// Japanese.
  case adobeJapan1
  /// Additional Japanese.
  case adobeJapan2
  /// Korean.
  case adobeKorea1
}
