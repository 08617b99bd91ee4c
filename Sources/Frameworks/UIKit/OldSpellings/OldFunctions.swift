// Functions of Swift 3 and 4; since Swift 4.2 they are members of types.

/// Creates edge insets.
@available(*, deprecated, renamed: "UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

/// Returns a rectangle inset by edge insets.
@available(*, deprecated, message: "use rect.inset(by: insets)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Returns whether two edge insets are equal.
@available(*, deprecated, message: "use insets1 == insets2")
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool
{
  insets1 == insets2
}

/// Returns PNG data of an image.
@available(*, deprecated, message: "use image.pngData()")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// Returns JPEG data of an image.
///
/// - Parameter compressionQuality: The quality, from 0 (smallest data) to 1.
@available(*, deprecated, message: "use image.jpegData(compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// Returns whether two offsets are equal.
@available(*, deprecated, message: "use offset1 == offset2")
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool {
  offset1 == offset2
}

/// Converts a rectangle from a view to screen coordinates.
@available(*, deprecated, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
@preconcurrency @MainActor
public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect
{
  UIAccessibility.convertToScreenCoordinates(rect, in: view)
}

/// Converts a path from a view to screen coordinates.
@available(*, deprecated, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
@preconcurrency @MainActor
public func UIAccessibilityConvertPathToScreenCoordinates(
  _ path: UIBezierPath, _ view: UIView
) -> UIBezierPath {
  UIAccessibility.convertToScreenCoordinates(path, in: view)
}

/// Returns the element that has an assistive technology's focus.
@available(*, deprecated, renamed: "UIAccessibility.focusedElement(using:)")
@preconcurrency @MainActor
public func UIAccessibilityFocusedElement(
  _ assistiveTechnology: UIAccessibility.AssistiveTechnologyIdentifier?
) -> Any? {
  UIAccessibility.focusedElement(using: assistiveTechnology)
}

/// Posts an accessibility notification.
@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {
  UIAccessibility.post(notification: notification, argument: argument)
}

/// The type of accessibility notifications.
@available(*, deprecated, renamed: "UIAccessibility.Notification")
public typealias UIAccessibilityNotifications = UIAccessibility.Notification
