import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Fingers that rest, and then may go anywhere.
@MainActor @Suite(.oneScreen) struct LongPressTests {
  private let screen = TouchScreen()
  private let diary = Diary()
  private let place = CGPoint(x: 100, y: 100)

  private func press(_ configure: (UILongPressGestureRecognizer) -> Void = { _ in }) -> UIView {
    let press = diary.follow(UILongPressGestureRecognizer(), "press")
    configure(press)
    let view = screen.add(screen.window.bounds, press)
    view.isMultipleTouchEnabled = true
    return view
  }

  @Test("It begins when a finger has rested for 0.5 s, and not before; it follows and ends")
  func duration() {
    _ = press()
    let finger = screen.press(place)
    screen.wait(0.499)
    #expect(diary.take() == [])
    screen.wait(0.001)
    #expect(diary.take() == ["press began"])
    screen.move(finger, by: 100, 0)
    screen.lift(finger)
    #expect(diary.take() == ["press changed", "press ended"])
  }

  @Test("A finger lifted at that moment has rested long enough; one lifted before has not")
  func liftedInTime() {
    _ = press { $0.minimumPressDuration = 0.2 }
    for seconds in [0.2, 0.199] {
      let finger = screen.press(place)
      screen.wait(seconds)
      screen.lift(finger)
      diary.note("–")
    }
    #expect(diary.take() == ["press began", "press ended", "–", "–"])
  }

  @Test("Before it begins a finger may wander 10 points, or as many as it is allowed")
  func movement() {
    _ = press()
    for way in [10.0, 10.1] {
      let finger = screen.press(place)
      screen.move(finger, by: way, 0)
      screen.wait(1)
      screen.lift(finger)
      diary.note("–")
    }
    #expect(diary.take() == ["press began", "press ended", "–", "–"])
  }

  @Test("Without a duration it begins with the touch")
  func immediately() {
    _ = press { $0.minimumPressDuration = 0 }
    screen.press(place)
    #expect(diary.take() == ["press began"])
  }

  @Test("With a tap before it, it begins with the second touch")
  func afterTap() {
    _ = press { $0.numberOfTapsRequired = 1 }
    screen.press(place)
    screen.wait(2)
    #expect(diary.take() == [])
    screen.lift([1])
    screen.tap(place)
    screen.wait(0.3)
    screen.press(place)
    screen.wait(0.5)
    #expect(diary.take() == ["press began"])
  }

  @Test("Two fingers are counted from when the second comes; a third makes it another gesture")
  func fingers() {
    _ = press { $0.numberOfTouchesRequired = 2 }
    screen.press(place)
    screen.wait(0.4)
    screen.press(CGPoint(x: 200, y: 100))
    screen.wait(0.4)
    #expect(diary.take() == [])
    screen.wait(0.1)
    #expect(diary.take() == ["press began"])
    screen.press(CGPoint(x: 300, y: 100))
    screen.lift([1, 3])
    screen.lift([2])
    #expect(diary.take() == ["press ended"])
    screen.press(place, CGPoint(x: 200, y: 100), CGPoint(x: 300, y: 100))
    screen.wait(1)
    #expect(diary.take() == [])
  }

  @Test("What the system takes away is cancelled")
  func cancelled() {
    _ = press()
    let finger = screen.press(place)
    screen.wait(0.6)
    screen.cancel(finger)
    #expect(diary.take() == ["press began", "press cancelled"])
  }
}
