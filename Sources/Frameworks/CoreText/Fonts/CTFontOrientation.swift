/// The direction of a text's lines.
public enum CTFontOrientation: UInt32, Sendable, Hashable {
  /// That of the font.
  case `default` = 0
  /// Lines run across.
  case horizontal = 1
  /// Lines run down; they are measured as if they ran across.
  case vertical = 2
}
