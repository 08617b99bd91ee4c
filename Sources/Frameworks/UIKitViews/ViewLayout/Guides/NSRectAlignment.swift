/// The places in a rectangle at which something is aligned.
public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none = 0
  /// The top.
  case top = 1
  /// The leading end of the top.
  case topLeading = 2
  /// The leading side.
  case leading = 3
  /// The leading end of the bottom.
  case bottomLeading = 4
  /// The bottom.
  case bottom = 5
  /// The trailing end of the bottom.
  case bottomTrailing = 6
  /// The trailing side.
  case trailing = 7
  /// The trailing end of the top.
  case topTrailing = 8
}
