internal import TactusCrashReports

/// The background view of a popover, including its arrow; subclasses draw it (Presentations.PO8).
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The offset of the arrow's tip from the middle of its side, in points.
  open var arrowOffset: CGFloat = 0
  /// The direction of the arrow.
  open var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Whether the content has rounded corners.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// Returns the width of the arrow's base, in points; subclasses must override it.
  open class func arrowBase() -> CGFloat { mustOverride("arrowBase()") }
  /// Returns the insets of the content; subclasses must override it.
  open class func contentViewInsets() -> UIEdgeInsets { mustOverride("contentViewInsets()") }
  /// Returns the height of the arrow, in points; subclasses must override it.
  open class func arrowHeight() -> CGFloat { mustOverride("arrowHeight()") }

  private static func mustOverride(_ method: String) -> Never {
    programmingError("a subclass of UIPopoverBackgroundView has to override \(method)")
  }
}
