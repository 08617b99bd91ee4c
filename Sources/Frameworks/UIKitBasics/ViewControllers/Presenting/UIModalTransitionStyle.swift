/// The animations with which a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom, and down again.
  case coverVertical = 0
  /// The view is the back of a horizontal flip.
  case flipHorizontal = 1
  /// The view fades in and out.
  case crossDissolve = 2
  /// A page curl; here the view slides up from the bottom (Presentations.PR5).
  case partialCurl = 3
}
