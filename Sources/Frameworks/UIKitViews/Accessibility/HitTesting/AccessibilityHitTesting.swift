internal import TactusCrashReports
import TactusPhoneLink

/// The hit test in an app that overrides `accessibilityHitTest` (VoiceOver.FO8,
/// Accessibility.AC20).
@MainActor
enum AccessibilityHitTesting {
  /// Moves the focus to the element that the app finds at a screen point; returns whether there is
  /// one.
  static func moveFocus(to point: ScreenPoint) -> Bool {
    let point = CGPoint(x: point.x, y: point.y)
    guard let found = hit(at: point).flatMap(element) else { return false }
    AccessibilityFocus.move(to: found)
    // The callbacks may have moved the focus again.
    guard AccessibilityFocus.current === found else { return false }
    AccessibilityFocus.isHit = true
    AccessibilityScrolling.show(found)
    return true
  }

  /// Returns the default hit test result at a point: the object itself, or an object inside it.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - point: The point, in a view's coordinates or otherwise on the screen.
  ///   - event: The event to pass on.
  static func hit(in object: AccessibleObject, at point: CGPoint, event: UIEvent?) -> Any? {
    if depth == 0 { (steps, open) = (0, []) }
    depth += 1
    defer { depth -= 1 }
    guard takeStep() else { return nil }
    let view = object as? UIView
    if let view, view.isInvisible { return nil }
    let place = view?.layer.convert(point, to: nil) ?? point
    if object.isAskedElement {
      return object.askedFrame.contains(place) ? object : nil
    }
    guard !object.hidesAskedElements else { return nil }
    if let contained = object.containedElements {
      return hit(among: contained, in: object, at: place, event: event)
    }
    guard let view, !view.clipsToBounds || view.point(inside: point, with: event) else {
      return nil
    }
    // A modal subview hides the others (Accessibility.AC5).
    if let modal = view.modalSubview { return ask(modal, at: place, event: event) }
    for inner in view.subviews.reversed() {
      if let found = ask(inner, at: place, event: event) { return found }
    }
    return nil
  }

  // MARK: Internals

  /// The maximum number of objects asked for one point.
  ///
  /// - Source: ours: twice the elements of a screen, because containers may contain themselves.
  ///   Confidence: guess.
  private static let mostSteps = 2 * LinkLimits.screenElements

  /// The nesting depth of hit tests.
  private static var depth = 0
  /// The number of objects asked for the current point.
  private static var steps = 0
  /// The containers whose elements are being asked.
  private static var open: Set<ObjectIdentifier> = []

  /// Asks the windows, front to back.
  private static func hit(at point: CGPoint) -> Any? {
    let windows = UIScreen.main.windows
    let modal = windows.first { $0.isAskedModal && !$0.isInvisible }
    for window in modal.map({ [$0] }) ?? windows {
      if let found = ask(window, at: point, event: nil) { return found }
    }
    return nil
  }

  /// Asks an object for the element at a screen point.
  private static func ask(_ object: AccessibleObject, at place: CGPoint, event: UIEvent?) -> Any? {
    let view = object as? UIView
    return object.accessibilityHitTest(
      view?.layer.convert(place, from: nil) ?? place, event: event)
  }

  /// Asks a container's elements, in order; a container inside itself is skipped.
  private static func hit(
    among contained: [AccessibleObject], in container: AccessibleObject, at place: CGPoint,
    event: UIEvent?
  ) -> Any? {
    guard open.insert(ObjectIdentifier(container)).inserted else { return nil }
    defer { open.remove(ObjectIdentifier(container)) }
    for inner in contained {
      if let found = ask(inner, at: place, event: event) { return found }
    }
    return nil
  }

  private static func takeStep() -> Bool {
    steps += 1
    guard steps > mostSteps else { return true }
    RuntimeWarning.once(
      "accessibilityHitTest(_:event:) asks more than \(mostSteps) objects for one point, and finds "
        + "nothing there")
    return false
  }

  /// Returns the accessibility element for the app's result; nil if none is on the screen.
  ///
  /// This is the result itself or the nearest enclosing element.
  private static func element(_ found: Any) -> AccessibleObject? {
    guard let object = found as? UIResponder else {
      RuntimeWarning.once(
        "accessibilityHitTest(_:event:) has returned an object of class \(type(of: found)), which "
          + "is neither a view nor a UIAccessibilityElement, and cannot be focused")
      return nil
    }
    let element = sequence(first: object, next: \.next).first { $0.isAskedElement }
    return element.flatMap { $0.isOnScreen ? $0 : nil }
  }
}

extension UIResponder {
  /// Whether the nearest view, the object or an enclosing one, is visible in a window.
  fileprivate var isOnScreen: Bool {
    let view = sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIView }.first
    guard let view, let window = view.window, UIScreen.main.windows.contains(window) else {
      return false
    }
    return !sequence(first: view, next: \.superview).contains(where: \.isInvisible)
  }
}
