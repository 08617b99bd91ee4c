/// The orientations of lines of text.
public enum CTFontOrientation: UInt32, Sendable, Hashable {
  /// The font's own orientation.
  case `default` = 0
  /// Horizontal lines.
  case horizontal = 1
  /// Vertical lines.
  case vertical = 2
}
