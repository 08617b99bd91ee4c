/// The measures of the background of a popover.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// Returns the width of the arrow's base, in points.
  static func arrowBase() -> CGFloat
  /// Returns the insets of the content within the background without the arrow.
  static func contentViewInsets() -> UIEdgeInsets
  /// Returns the height of the arrow, in points.
  static func arrowHeight() -> CGFloat
}
