import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Pans.
@MainActor @Suite(.exclusiveScreen) struct PanTests {
  private let screen = TouchScreen()
  private let eventLog = EventLog()
  private let place = CGPoint(x: 200, y: 400)

  private func add<Pan: UIPanGestureRecognizer>(_ pan: Pan) -> Pan {
    let view = screen.add(screen.window.bounds, eventLog.follow(pan, "pan"))
    view.isMultipleTouchEnabled = true
    return pan
  }

  // Gestures.PA1, Gestures.PA3.
  @Test("A pan begins after more than 10 points, which are not part of the translation")
  func begins() {
    let pan = add(UIPanGestureRecognizer())
    let finger = screen.press(place)
    screen.move(finger, by: 6, 8)
    #expect(eventLog.take() == [])
    screen.move(finger, by: 3, 4)
    #expect(eventLog.take() == ["pan began"])
    #expect(abs(pan.translation(in: nil).x - 3) < 1e-9)
    #expect(abs(pan.translation(in: nil).y - 4) < 1e-9)
    screen.move(finger, by: -20, 1)
    #expect(abs(pan.translation(in: nil).x + 17) < 1e-9)
    screen.lift(finger)
    #expect(eventLog.take() == ["pan changed", "pan ended"])
  }

  @Test("A translation that is set continues from there, in the axes of a rotated view")
  func setting() {
    let pan = add(UIPanGestureRecognizer())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let finger = screen.press(place)
    screen.move(finger, by: 20, 0)
    pan.setTranslation(.zero, in: view)
    screen.move(finger, by: 30, 0)
    let translation = pan.translation(in: view)
    #expect(abs(translation.x) < 1e-9)
    #expect(abs(translation.y + 30) < 1e-9)
  }

  // Gestures.PA2, Gestures.PA5.
  @Test("Adding or lifting a finger is no movement; the pan ends with the last finger")
  func fingersComeAndGo() {
    let pan = add(UIPanGestureRecognizer())
    let one = screen.press(place)
    screen.move(one, by: 20, 0)
    let two = screen.press(CGPoint(x: 300, y: 500))
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    screen.move(two, by: 20, 0)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    screen.lift(one)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    screen.move(two, by: 5, 0)
    #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
    _ = eventLog.take()
    screen.lift(two)
    #expect(eventLog.take() == ["pan ended"])
  }

  // Gestures.PA4.
  @Test("The velocity is that of the last 0.1 s; it is 0 for a finger at rest")
  func velocity() {
    let pan = add(UIPanGestureRecognizer())
    let finger = screen.press(place)
    screen.drag(finger, by: 0, 120, steps: 12)  // 600 points a second
    #expect(abs(pan.velocity(in: nil).y - 600) < 1)
    #expect(pan.velocity(in: nil).x == 0)
    screen.drag(finger, by: 0, -60, steps: 12)  // 300 back
    #expect(abs(pan.velocity(in: nil).y + 300) < 1)
    var last: CGPoint?
    pan.onAction { _ in last = pan.velocity(in: nil) }
    screen.wait(0.2)
    screen.lift(finger)
    #expect(last == .zero)
  }

  // Gestures.PA1, Gestures.PA5.
  @Test("With too few fingers nothing begins; with too many the pan fails")
  func counts() {
    let pan = add(UIPanGestureRecognizer())
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 2)
    screen.drag(screen.press(place), by: 0, 100, steps: 2)
    #expect(eventLog.take() == [])
    let second = screen.press(CGPoint(x: 300, y: 400))
    screen.move([1] + second, by: 0, 20)
    #expect(eventLog.take() == ["pan began"])
    screen.press(CGPoint(x: 50, y: 50))
    screen.move([3], by: 50, 50)
    #expect(eventLog.take() == [])
    screen.lift([1, 2, 3])
    #expect(eventLog.take() == ["pan ended"])
    screen.drag(screen.press(place, place, place), by: 0, 50, steps: 2)
    #expect(eventLog.take() == [])
  }

  @Test("Force alone changes a pan that has begun, and does not begin one")
  func force() {
    _ = add(UIPanGestureRecognizer())
    let finger = screen.press(place)
    screen.move(finger, by: 0, 0, force: 2)
    #expect(eventLog.take() == [])
    screen.move(finger, by: 0, 11, force: 2)
    screen.move(finger, by: 0, 0, force: 3)
    #expect(eventLog.take() == ["pan began", "pan changed"])
  }

  // Gestures.PE1, Gestures.PE2.
  @Test("An edge pan begins within 20 points of its edge, and leads inwards")
  func edge() {
    let pan = add(UIScreenEdgePanGestureRecognizer())
    pan.edges = .left
    for (x, way) in [(19.9, 30.0), (20, 30), (399, -30), (5, 0)] {
      let finger = screen.press(CGPoint(x: x, y: 300))
      screen.move(finger, by: way, way == 0 ? 30 : 5)
      screen.lift(finger)
      eventLog.note("–")
    }
    #expect(eventLog.take() == ["pan began", "pan ended", "–", "–", "–", "–"])
  }
}
