/// The accessibility settings, and the app's functions for assistive technologies.
///
/// Notifications and settings are those of Accessibility.AC1….
@preconcurrency @MainActor
public enum UIAccessibility {
  // MARK: Announcements

  /// Posts a notification to assistive technologies (Accessibility.AC11, Accessibility.AC12).
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - argument: The text to speak, the element to focus, or the identifier of the assistive
  ///     technology to pause or resume.
  public static func post(notification: Notification, argument: Any?) {
    if notification == .pauseAssistiveTechnology || notification == .resumeAssistiveTechnology {
      return hold(notification == .pauseAssistiveTechnology, argument)
    }
    let text =
      argument as? NSAttributedString
      ?? (argument as? String).map { NSAttributedString(string: $0) }
    if let text { AnnouncementQueue.announce(text) }
    let element = argument as? AccessibleObject
    switch notification {
    case .screenChanged:
      if let element {
        AccessibilityFocus.move(to: element)
      } else if text == nil {
        AccessibilityFocus.moveToFirst()
      }
      if text == nil { AccessibilityChanges.add(.screen) }
    case .layoutChanged:
      if let element { AccessibilityFocus.move(to: element) }
      if text == nil { AccessibilityChanges.add(element == nil ? .layout : .focus) }
    default: break
    }
  }

  /// Returns the element that an assistive technology has focused; nil if there is none or it is
  /// off.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    assistiveTechnologyIdentifier == .notificationSwitchControl ? nil : AccessibilityFocus.current
  }

  /// Pauses or resumes VoiceOver's continuous reading (VoiceOver.RE5).
  private static func hold(_ isPaused: Bool, _ argument: Any?) {
    let identifier =
      argument as? AssistiveTechnologyIdentifier
      ?? (argument as? String).map(AssistiveTechnologyIdentifier.init(rawValue:))
    guard identifier == .notificationVoiceOver, isVoiceOverRunning else { return }
    PhoneRequests.send(.accessibilityChanged(isPaused ? .pause : .resume))
  }

  // MARK: Positions

  /// Converts a rectangle of a view to screen coordinates.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.layer.convert(rect, to: nil)
  }

  /// Converts a path of a view to screen coordinates.
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = view.layer.convert(CGPoint.zero, to: nil)
    let right = view.layer.convert(CGPoint(x: 1, y: 0), to: nil)
    let down = view.layer.convert(CGPoint(x: 0, y: 1), to: nil)
    let new = UIBezierPath(cgPath: path.cgPath)
    new.apply(
      CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
        tx: origin.x, ty: origin.y))
    return new
  }

}
