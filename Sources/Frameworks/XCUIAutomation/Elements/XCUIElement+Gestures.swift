import PhoneTesting
import UIKit

// Gestures besides taps, whose failures have the line of the call.
extension XCUIElement {
  /// Swipes up with a velocity.
  public func swipeUp(
    velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line
  ) {
    TestFailure.at(file, line) { swipe(0, -1, velocity) }
  }

  /// Swipes down with a velocity.
  public func swipeDown(
    velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line
  ) {
    TestFailure.at(file, line) { swipe(0, 1, velocity) }
  }

  /// Swipes to the left with a velocity.
  public func swipeLeft(
    velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line
  ) {
    TestFailure.at(file, line) { swipe(-1, 0, velocity) }
  }

  /// Swipes to the right with a velocity.
  public func swipeRight(
    velocity: XCUIGestureVelocity, file: StaticString = #filePath, line: UInt = #line
  ) {
    TestFailure.at(file, line) { swipe(1, 0, velocity) }
  }

  /// Presses the element, and drags it onto another one.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0, file: file, line: line)
  }

  /// Presses the element, drags it onto another one with a velocity, and holds it there.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    TestFailure.at(file, line) {
      touch("press and drag") { phone, start in
        guard let other = otherElement.found("drag to") else { return }
        let end = HitPoint.find(other, on: phone) ?? ScreenPlace(other.activationPoint)
        Finger.drag(
          on: phone, from: start, to: end, hold: duration, velocity: velocity, rest: holdDuration)
      }
    }
  }

  /// Pinches with two fingers.
  ///
  /// - Parameters:
  ///   - scale: The scale: greater than 1 to zoom in.
  ///   - velocity: The velocity in scales a second; negative to zoom out.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    TestFailure.at(file, line) {
      guard scale > 0, velocity != 0, (scale > 1) == (velocity > 0) else {
        return fail("pinch", "The scale \(scale) does not fit the velocity \(velocity)")
      }
      twoFingers("pinch") { reach in
        // The fingers stay inside the element.
        let from = scale > 1 ? reach / Double(scale) : reach
        return (from, from * Double(scale), 0, abs(Double((scale - 1) / velocity)))
      }
    }
  }

  /// Turns two fingers.
  ///
  /// - Parameters:
  ///   - rotation: The angle in radians, clockwise.
  ///   - velocity: The velocity in radians a second.
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    TestFailure.at(file, line) {
      guard velocity != 0 else { return fail("rotate", "The velocity is 0") }
      twoFingers("rotate") { reach in
        (reach, reach, Double(rotation), abs(Double(rotation / velocity)))
      }
    }
  }

  // MARK: Internals

  /// Swipes over the element in a direction.
  func swipe(_ x: Double, _ y: Double, _ velocity: XCUIGestureVelocity) {
    touch("swipe") { phone, _ in
      guard let node = found("swipe") else { return }
      let area = node.touchedFrame.intersection(HitPoint.screen(of: phone))
      let turn = HitPoint.turn(of: phone)
      let (dx, dy) = turn(x, y)
      let reach = Self.swipeReach
      let (width, height) = (Double(area.width) * reach, Double(area.height) * reach)
      let middle = ScreenPlace(x: Double(area.midX), y: Double(area.midY))
      Finger.drag(
        on: phone, from: ScreenPlace(x: middle.x - dx * width, y: middle.y - dy * height),
        to: ScreenPlace(x: middle.x + dx * width, y: middle.y + dy * height), hold: 0,
        velocity: velocity, rest: 0)
    }
  }

  /// The distance of a swipe's ends from the center, as a fraction of the size.
  ///
  /// - Source: ours. Confidence: guess.
  private static let swipeReach = 0.35

  /// Moves two fingers around the middle of the element.
  private func twoFingers(
    _ action: String,
    _ plan: (_ reach: Double) -> (from: Double, to: Double, turn: Double, seconds: Double)
  ) {
    touch(action) { phone, _ in
      guard let node = found(action) else { return }
      let area = node.touchedFrame.intersection(HitPoint.screen(of: phone))
      let move = plan(Double(min(area.width, area.height)) * Self.pinchReach)
      phone.pinch(
        at: (Double(area.midX), Double(area.midY)), from: move.from, to: move.to,
        turn: move.turn, for: max(move.seconds, 0.05))
    }
  }

  /// The maximum distance between two fingers, as a fraction of the shorter side.
  ///
  /// - Source: ours. Confidence: guess.
  private static let pinchReach = 0.8
}
