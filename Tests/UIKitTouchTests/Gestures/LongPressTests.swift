import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Long presses.
@MainActor @Suite(.exclusiveScreen) struct LongPressTests {
  private let screen = TouchScreen()
  private let eventLog = EventLog()
  private let place = CGPoint(x: 100, y: 100)

  private func press(_ configure: (UILongPressGestureRecognizer) -> Void = { _ in }) -> UIView {
    let press = eventLog.follow(UILongPressGestureRecognizer(), "press")
    configure(press)
    let view = screen.add(screen.window.bounds, press)
    view.isMultipleTouchEnabled = true
    return view
  }

  // Gestures.LP1.
  @Test("A long press begins after 0.5 s, not before; it follows the finger and ends")
  func duration() {
    _ = press()
    let finger = screen.press(place)
    screen.wait(0.499)
    #expect(eventLog.take() == [])
    screen.wait(0.001)
    #expect(eventLog.take() == ["press began"])
    screen.move(finger, by: 100, 0)
    screen.lift(finger)
    #expect(eventLog.take() == ["press changed", "press ended"])
  }

  @Test("A finger lifted exactly at the minimum duration suffices; one lifted before does not")
  func liftedInTime() {
    _ = press { $0.minimumPressDuration = 0.2 }
    for seconds in [0.2, 0.199] {
      let finger = screen.press(place)
      screen.wait(seconds)
      screen.lift(finger)
      eventLog.note("–")
    }
    #expect(eventLog.take() == ["press began", "press ended", "–", "–"])
  }

  // Gestures.LP2.
  @Test("Before the beginning a finger may move 10 points, or the allowed distance")
  func movement() {
    _ = press()
    for way in [10.0, 10.1] {
      let finger = screen.press(place)
      screen.move(finger, by: way, 0)
      screen.wait(1)
      screen.lift(finger)
      eventLog.note("–")
    }
    #expect(eventLog.take() == ["press began", "press ended", "–", "–"])
  }

  // Gestures.LP1.
  @Test("Without a duration the press begins with the touch")
  func immediately() {
    _ = press { $0.minimumPressDuration = 0 }
    screen.press(place)
    #expect(eventLog.take() == ["press began"])
  }

  // Gestures.LP1, Gestures.LP4.
  @Test("With a required tap the press begins with the second touch")
  func afterTap() {
    _ = press { $0.numberOfTapsRequired = 1 }
    screen.press(place)
    screen.wait(2)
    #expect(eventLog.take() == [])
    screen.lift([1])
    screen.tap(place)
    screen.wait(0.3)
    screen.press(place)
    screen.wait(0.5)
    #expect(eventLog.take() == ["press began"])
  }

  // Gestures.LP1, Gestures.LP3.
  @Test("The duration counts from the second of two fingers; a third fails the press")
  func fingers() {
    _ = press { $0.numberOfTouchesRequired = 2 }
    screen.press(place)
    screen.wait(0.4)
    screen.press(CGPoint(x: 200, y: 100))
    screen.wait(0.4)
    #expect(eventLog.take() == [])
    screen.wait(0.1)
    #expect(eventLog.take() == ["press began"])
    screen.press(CGPoint(x: 300, y: 100))
    screen.lift([1, 3])
    screen.lift([2])
    #expect(eventLog.take() == ["press ended"])
    screen.press(place, CGPoint(x: 200, y: 100), CGPoint(x: 300, y: 100))
    screen.wait(1)
    #expect(eventLog.take() == [])
  }

  @Test("A touch that the system cancels cancels the press")
  func cancelled() {
    _ = press()
    let finger = screen.press(place)
    screen.wait(0.6)
    screen.cancel(finger)
    #expect(eventLog.take() == ["press began", "press cancelled"])
  }
}
