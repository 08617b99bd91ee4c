/// What of a line stays where it is when its letters become smaller.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The line that letters stand on.
  case alignBaselines = 0
  /// Its middle.
  case alignCenters = 1
  /// Its upper left corner.
  case none = 2
}
