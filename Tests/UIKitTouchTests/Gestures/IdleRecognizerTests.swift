import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Custom recognizers that never decide (Gestures.G15).
@MainActor @Suite(.exclusiveScreen) struct IdleRecognizerTests {
  private let screen = TouchScreen()
  private let eventLog = EventLog()
  private let place = CGPoint(x: 100, y: 100)

  @Test("A recognizer that stays possible is reset when its last touch ends")
  func isReset() {
    let idle = ScriptedRecognizer(nil, nil, nil)
    _ = screen.add(screen.window.bounds, idle)
    let fingers = screen.press(place, CGPoint(x: 200, y: 100))
    screen.lift([fingers[0]])
    #expect(idle.resets == 0 && idle.numberOfTouches == 1)
    screen.lift([fingers[1]])
    #expect(idle.resets == 1 && idle.numberOfTouches == 0 && idle.state == .possible)
    screen.tap(place)
    #expect(idle.resets == 2)
    #expect(idle.received == ["began", "ended", "ended", "began", "ended"])
  }

  @Test("A recognizer that stays possible does not block one that requires its failure")
  func doesNotBlock() {
    let idle = ScriptedRecognizer(nil, nil, nil)
    let tap = eventLog.follow(UITapGestureRecognizer(), "tap")
    tap.require(toFail: idle)
    _ = screen.add(screen.window.bounds, idle, tap)
    screen.tap(place)
    #expect(eventLog.take() == ["tap ended"])
    screen.tap(place)
    #expect(eventLog.take() == ["tap ended"])
  }

  @Test("Its cancelled touches reset it as well")
  func cancelled() {
    let idle = ScriptedRecognizer(nil, nil, nil)
    idle.onCancelled = nil
    _ = screen.add(screen.window.bounds, idle)
    let finger = screen.press(place)
    screen.cancel(finger)
    #expect(idle.resets == 1)
  }

  @Test("A tap recognizer still waits for its second tap")
  func waitsForTaps() {
    let double = eventLog.follow(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    _ = screen.add(screen.window.bounds, double)
    screen.tap(place)
    screen.wait(0.1)
    screen.tap(place)
    #expect(eventLog.take() == ["double ended"])
  }
}
