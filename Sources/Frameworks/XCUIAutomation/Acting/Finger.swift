import PhoneTesting
import TactusPhoneTypes
import UIKit

/// A finger that drags.
@MainActor
enum Finger {
  /// Presses, moves straight to another position, holds there, and lifts.
  ///
  /// - Parameters:
  ///   - phone: The phone.
  ///   - start: The place of the press.
  ///   - end: The place where the finger is lifted.
  ///   - hold: Seconds of the press.
  ///   - velocity: The velocity of the movement.
  ///   - rest: Seconds at the end.
  static func drag(
    on phone: SimulatedPhone, from start: ScreenPlace, to end: ScreenPlace, hold: Double,
    velocity: XCUIGestureVelocity, rest: Double
  ) {
    report(.began, start, on: phone)
    phone.wait(max(hold, interval))
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    let count = max(1, Int((distance / velocity.pointsPerSecond / interval).rounded(.up)))
    for step in 1...count {
      let part = Double(step) / Double(count)
      report(.moved, ScreenPlace(x: start.x + dx * part, y: start.y + dy * part), on: phone)
      phone.wait(interval)
    }
    if rest > 0 { phone.wait(rest) }
    report(.ended, end, on: phone)
    phone.wait(interval)
  }

  // MARK: Internals

  /// Seconds between two reports.
  ///
  /// - Source: the rate of gestures of tests and scripts. Confidence: guess.
  private static let interval = 1.0 / 120

  /// The contact number of the finger, outside the range that tests choose.
  private static let contact = ContactID(1 << 29)

  private static func report(
    _ phase: TouchSample.Phase, _ place: ScreenPlace, on phone: SimulatedPhone
  ) {
    phone.touch(TouchReport(contact, phase, x: place.x, y: place.y))
  }
}
