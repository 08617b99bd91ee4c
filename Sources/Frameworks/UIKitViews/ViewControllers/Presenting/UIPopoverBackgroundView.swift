internal import TactusCrashReports

/// The background of a popover with its arrow, which subclasses draw.
///
/// Step Presentations.PO8.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The distance of the arrow's tip from the middle of its side, in points.
  open var arrowOffset: CGFloat = 0
  /// The direction of the arrow.
  open var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Whether the content has round corners.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// Returns the width of the arrow's base, in points; a subclass has to override it.
  open class func arrowBase() -> CGFloat { mustOverride("arrowBase()") }
  /// Returns the insets of the content; a subclass has to override it.
  open class func contentViewInsets() -> UIEdgeInsets { mustOverride("contentViewInsets()") }
  /// Returns the height of the arrow, in points; a subclass has to override it.
  open class func arrowHeight() -> CGFloat { mustOverride("arrowHeight()") }

  private static func mustOverride(_ method: String) -> Never {
    programmingError("a subclass of UIPopoverBackgroundView has to override \(method)")
  }
}
