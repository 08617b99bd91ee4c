import PhoneTesting
import UIKit

/// A point relative to an element: a fraction of its size, plus an offset.
@preconcurrency @MainActor
open class XCUICoordinate: NSObject {
  init(_ element: XCUIElement, _ part: CGVector, _ offset: CGVector) {
    (referencedElement, self.part, self.offset) = (element, part, offset)
    super.init()
  }

  /// The element.
  public let referencedElement: XCUIElement

  /// The current position in points of the interface.
  open var screenPoint: CGPoint {
    let frame = referencedElement.frame
    return CGPoint(
      x: frame.minX + part.dx * frame.width + offset.dx,
      y: frame.minY + part.dy * frame.height + offset.dy)
  }

  /// Returns the coordinate with an added offset in points.
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement, part,
      CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  /// The coordinate and the element.
  nonisolated open override var debugDescription: String {
    MainActor.assumeIsolated {
      "Coordinate of \(referencedElement.title(of: nil)), normalized offset "
        + "{\(part.dx), \(part.dy)}, offset {\(offset.dx), \(offset.dy)}"
    }
  }

  // MARK: Actions

  /// Taps the coordinate.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    touch("tap", file, line) { phone, place in try phone.tap(place.target) }
  }

  /// Taps the coordinate twice.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    touch("double-tap", file, line) { phone, place in try phone.tap(place.target, count: 2) }
  }

  /// Presses the coordinate for a duration in seconds.
  public func press(
    forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    touch("press", file, line) { phone, place in try phone.press(place.target, for: duration) }
  }

  /// Presses the coordinate, and drags to another one.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0, file: file, line: line)
  }

  /// Presses the coordinate, drags to another one with a velocity, and holds there.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    touch("press and drag", file, line) { phone, place in
      guard let end = otherCoordinate.place(on: phone) else { return }
      Finger.drag(
        on: phone, from: place, to: end, hold: duration, velocity: velocity, rest: holdDuration)
    }
  }

  // MARK: Internals

  private let part: CGVector
  private let offset: CGVector

  private func touch(
    _ action: String, _ file: StaticString, _ line: UInt,
    _ body: (SimulatedPhone, ScreenPlace) throws -> Void
  ) {
    TestFailure.at(file, line) {
      guard let phone = referencedElement.runningPhone(action) else { return }
      Quiet.wait(on: phone)
      guard let node = referencedElement.found(action) else { return }
      Interruptions.handle(before: node, on: phone)
      guard let place = place(on: phone) else { return }
      do {
        try body(phone, place)
      } catch {
        referencedElement.fail(action, "\(error)")
      }
      Quiet.wait(on: phone)
    }
  }

  /// The position on the screen held upright.
  private func place(on phone: SimulatedPhone) -> ScreenPlace? {
    guard referencedElement.exists else {
      _ = referencedElement.found("get coordinate of")
      return nil
    }
    let point = screenPoint
    let fixed = phone.within(.app) {
      UIScreen.main.coordinateSpace.convert(point, to: UIScreen.main.fixedCoordinateSpace)
    }
    return ScreenPlace(fixed ?? point)
  }
}
