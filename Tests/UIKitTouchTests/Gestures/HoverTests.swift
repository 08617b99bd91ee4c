import ScreenTestSupport
import Testing
import UIKit

/// Hovering, which does not occur on a phone.
@MainActor @Suite(.exclusiveScreen) struct HoverTests {
  @Test("Gestures.HO1, Gestures.HO2. Touches do not hover, and are not delayed")
  func fingers() {
    let screen = TouchScreen()
    let eventLog = EventLog()
    let hover = eventLog.follow(UIHoverGestureRecognizer(), "hover")
    let tap = eventLog.follow(UITapGestureRecognizer(), "tap")
    _ = screen.add(screen.window.bounds, hover, tap)
    for _ in 0..<2 {
      let finger = screen.press(CGPoint(x: 100, y: 100))
      screen.wait(0.05)
      screen.move(finger, by: 3, 0)
      screen.lift(finger)
      #expect(hover.state == .possible && hover.numberOfTouches == 0)
      #expect(eventLog.take() == ["tap ended"])
    }
  }
}
