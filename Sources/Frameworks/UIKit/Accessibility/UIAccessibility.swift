/// What helps people to see, hear and touch: what they have set, and what is to be said to them.
///
/// Steps AC1… are in `Documentation/Behaviour/Accessibility.md`.
@preconcurrency @MainActor
public enum UIAccessibility {
  // MARK: Saying

  /// Has people told something, or says that the screen is another (AC11, AC12).
  ///
  /// - Parameters:
  ///   - notification: What is said.
  ///   - argument: A text to be spoken, or what is to be spoken of next.
  public static func post(notification: Notification, argument: Any?) {
    let text = argument as? String ?? (argument as? NSAttributedString)?.string
    switch notification {
    case .screenChanged, .layoutChanged:
      if let text { return announce(text) }
      if let element = argument as? AccessibleObject { return AccessibilityFocus.move(to: element) }
      if notification == .screenChanged, argument == nil { AccessibilityFocus.moveToFirst() }
    default: if let text { announce(text) }
    }
  }

  /// What is spoken of now; nil where nothing is, or nobody listens.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    assistiveTechnologyIdentifier == .notificationSwitchControl ? nil : AccessibilityFocus.current
  }

  // MARK: Places

  /// A rectangle of a view on the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.layer.convert(rect, to: nil)
  }

  /// A path of a view on the screen.
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

  // MARK: Guided access

  /// Asks to keep people in the app, or to let them out; phones that nobody administers refuse
  /// (AC13).
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) {
    AppTimers.shared.add(at: CACurrentMediaTime()) { completionHandler(false) }
  }

  // MARK: Internals

  /// Seconds that a letter takes when it is spoken: some 180 words of five letters and a gap a minute.
  ///
  /// - Source: an easy pace of people who read aloud. Confidence: guess.
  static let secondsPerLetter = 60.0 / (180 * 6)

  /// AC11.
  private static func announce(_ text: String) {
    PhoneWishes.send(.announce(text))
    guard isVoiceOverRunning else { return }
    let end = CACurrentMediaTime() + Double(text.count) * secondsPerLetter
    AppTimers.shared.add(at: end) {
      NotificationCenter.default.post(
        name: announcementDidFinishNotification, object: nil,
        userInfo: [
          announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: true,
        ])
    }
  }
}
