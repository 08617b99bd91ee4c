/// The modes that describe how the colors of a node mix with those beneath it.
public enum SKBlendMode: Int, Sendable {
  /// The colors mix by the source's alpha.
  case alpha = 0
  /// The colors are added.
  case add = 1
  /// The source's color is subtracted.
  case subtract = 2
  /// The colors are multiplied.
  case multiply = 3
  /// The colors are multiplied, and the result is doubled.
  case multiplyX2 = 4
  /// The inverted colors are multiplied.
  case screen = 5
  /// The source's color replaces the other.
  case replace = 6
  /// The source's alpha is multiplied as well.
  case multiplyAlpha = 7
}
