import PhoneTesting
import UIKit

/// The point at which a finger touches an element (UITesting.UA6).
@MainActor
enum HitPoint {
  /// Returns the point; `nil` if the element is outside of the screen or covered.
  static func find(_ node: ElementNode, on phone: SimulatedPhone) -> ScreenPlace? {
    let screen = screen(of: phone)
    guard !node.touchedFrame.isEmpty || node.elementType == .application else { return nil }
    var places = [node.activationPoint]
    let seen = visiblePart(of: node).intersection(screen)
    if !seen.isNull, !seen.isEmpty { places.append(CGPoint(x: seen.midX, y: seen.midY)) }
    let found = places.first { place in
      screen.contains(place) && !isCovered(place, node, on: phone)
        && (phone.within(node.program) { reaches(place, node) } ?? true)
    }
    return found.map { ScreenPlace($0) }
  }

  /// The screen held upright.
  static func screen(of phone: SimulatedPhone) -> CGRect {
    let size = phone.screenSize
    return CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// Returns what turns a direction of the interface into one of the screen held upright.
  static func turn(of phone: SimulatedPhone) -> (Double, Double) -> (Double, Double) {
    let points = phone.within(.app) { () -> (CGPoint, CGPoint, CGPoint) in
      let screen = UIScreen.main
      @MainActor func fixed(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        screen.coordinateSpace.convert(CGPoint(x: x, y: y), to: screen.fixedCoordinateSpace)
      }
      return (fixed(0, 0), fixed(1, 0), fixed(0, 1))
    }
    guard let (origin, right, down) = points else { return { ($0, $1) } }
    return { x, y in
      (
        x * Double(right.x - origin.x) + y * Double(down.x - origin.x),
        x * Double(right.y - origin.y) + y * Double(down.y - origin.y)
      )
    }
  }

  // MARK: Internals

  /// The part of an element that is visible in the enclosing scroll views.
  private static func visiblePart(of node: ElementNode) -> CGRect {
    var part = node.touchedFrame
    var around = node.parent
    while let next = around {
      if let view = next.object as? UIView, view.clipsToBounds {
        part = part.intersection(next.touchedFrame)
      }
      around = next.parent
    }
    return part
  }

  /// Returns whether another program covers a position.
  private static func isCovered(
    _ place: CGPoint, _ node: ElementNode, on phone: SimulatedPhone
  ) -> Bool {
    if node.program != .alerts, !phone.alerts.isEmpty { return true }
    guard node.program == .app, let keyboard = keyboard(of: node) else { return false }
    return keyboard.touchedFrame.contains(place)
  }

  /// Returns the keyboard beside an element of the app.
  private static func keyboard(of node: ElementNode) -> ElementNode? {
    node.path.first?.nodes.filter { $0.program == .keyboard }.flatMap(\.descendants)
      .first { $0.elementType == .keyboard }
  }

  /// Returns whether a touch at a position reaches the element, a descendant or an ancestor.
  private static func reaches(_ place: CGPoint, _ node: ElementNode) -> Bool {
    guard let object = node.object else { return true }
    guard let view = view(of: object) else { return true }
    for window in UIScreen.main.windows {
      let space = UIScreen.main.fixedCoordinateSpace
      let point = space.convert(place, to: window)
      guard let hit = window.hitTest(point, with: nil) else { continue }
      return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }
    return true
  }

  /// The view of an element, or of the container around it.
  private static func view(of object: AccessibleObject) -> UIView? {
    if let view = object as? UIView { return view }
    var container = (object as? UIAccessibilityElement)?.accessibilityContainer
    while let next = container {
      if let view = next as? UIView { return view }
      container = (next as? UIAccessibilityElement)?.accessibilityContainer
    }
    return nil
  }
}
