/// The direction of a text's lines.
public enum CTFontOrientation: UInt32, Sendable, Hashable {
  /// That of the font.
  case `default` = 0
  /// Lines run across.
  case horizontal = 1
  /// Lines run down.
  case vertical = 2
}
