import ScreenTestSupport
import Testing
import UIKit

/// What hovers over other screens, and over no phone.
@MainActor @Suite(.oneScreen) struct HoverTests {
  @Test("HO1, HO2. Fingers do not hover, and keep nobody waiting meanwhile")
  func fingers() {
    let screen = TouchScreen()
    let diary = Diary()
    let hover = diary.follow(UIHoverGestureRecognizer(), "hover")
    let tap = diary.follow(UITapGestureRecognizer(), "tap")
    _ = screen.add(screen.window.bounds, hover, tap)
    for _ in 0..<2 {
      let finger = screen.press(CGPoint(x: 100, y: 100))
      screen.wait(0.05)
      screen.move(finger, by: 3, 0)
      screen.lift(finger)
      #expect(hover.state == .possible && hover.numberOfTouches == 0)
      #expect(diary.take() == ["tap ended"])
    }
  }
}
