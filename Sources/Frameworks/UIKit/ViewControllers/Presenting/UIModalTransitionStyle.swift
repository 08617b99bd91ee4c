/// How what is put in front comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It comes up from below, and goes down again.
  case coverVertical = 0
  /// It is on the back of what was there.
  case flipHorizontal = 1
  /// It fades in and out.
  case crossDissolve = 2
  /// It is beneath a leaf that is turned over; here it comes up from below (PR5).
  case partialCurl = 3
}
