import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Swipes, pinches and rotations.
@MainActor @Suite(.exclusiveScreen) struct SwipePinchRotationTests {
  private let screen = TouchScreen()
  private let eventLog = EventLog()
  private let one = CGPoint(x: 100, y: 400)
  private let two = CGPoint(x: 300, y: 400)

  private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    let view = screen.add(screen.window.bounds, eventLog.follow(recognizer, "gesture"))
    view.isMultipleTouchEnabled = true
    return recognizer
  }

  // Gestures.SW1–SW3.
  @Test("A swipe is recognized after 50 points within 0.5 s in its direction")
  func swipe() {
    _ = add(UISwipeGestureRecognizer())
    let ways: [(x: CGFloat, y: CGFloat, seconds: TimeInterval)] = [
      (50, 0, 0.49), (49, 0, 0.1), (60, 0, 0.51), (60, 30, 0.1), (60, 31, 0.1), (-60, 0, 0.1),
    ]
    for way in ways {
      let finger = screen.press(one)
      screen.wait(way.seconds)
      screen.move(finger, by: way.x, way.y)
      eventLog.note("–")
      screen.lift(finger)
    }
    #expect(
      eventLog.take() == ["gesture ended", "–", "–", "–", "gesture ended", "–", "–", "–"])
  }

  // Gestures.SW3.
  @Test("A swipe may have several directions, and needs its number of fingers")
  func swipeDirections() {
    let swipe = add(UISwipeGestureRecognizer())
    swipe.direction = [.up, .down]
    swipe.numberOfTouchesRequired = 2
    for (x, y) in [(0.0, 60.0), (0, -60), (60, 0)] {
      let fingers = screen.press(one, two)
      screen.drag(fingers, by: x, y, steps: 3)
      screen.lift(fingers)
      eventLog.note("–")
    }
    #expect(eventLog.take() == ["gesture ended", "–", "gesture ended", "–", "–"])
  }

  // Gestures.PI2.
  @Test("A pinch begins when the distance has changed by 8 points, at scale 1")
  func pinch() {
    let pinch = add(UIPinchGestureRecognizer())
    screen.press(one, two)
    screen.move(2, to: CGPoint(x: 307, y: 400))
    #expect(eventLog.take() == [])
    screen.move(2, to: CGPoint(x: 308, y: 400))
    #expect(eventLog.take() == ["gesture began"])
    #expect(pinch.scale == 1)
    screen.move(2, to: CGPoint(x: 516, y: 400))
    #expect(pinch.scale == 2)
    pinch.scale = 1
    screen.move(2, to: CGPoint(x: 308, y: 400))
    #expect(pinch.scale == 0.5)
    #expect(pinch.location(in: nil) == CGPoint(x: 204, y: 400))
    _ = eventLog.take()
    screen.lift([1])
    #expect(eventLog.take() == [])
    screen.lift([2])
    #expect(eventLog.take() == ["gesture ended"])
  }

  @Test("The velocity of a pinch is that of its scale")
  func pinchVelocity() {
    let pinch = add(UIPinchGestureRecognizer())
    screen.press(one, two)
    screen.move(2, to: CGPoint(x: 308, y: 400))
    for step in 1...12 {
      screen.wait(1 / 60)
      screen.move(2, to: CGPoint(x: 308 + 208 / 60 * CGFloat(step), y: 400))
    }
    #expect(abs(pinch.velocity - 1) < 0.01)
  }

  // Gestures.RO1–RO3.
  @Test("A rotation begins after ten degrees, and counts past half a turn")
  func rotation() {
    let rotation = add(UIRotationGestureRecognizer())
    let center = CGPoint(x: 200, y: 400)
    func turn(to degrees: CGFloat) {
      screen.wait(1 / 60)
      let angle = degrees * .pi / 180
      let way = CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
      screen.move(1, to: CGPoint(x: center.x - way.x, y: center.y - way.y))
      screen.move(2, to: CGPoint(x: center.x + way.x, y: center.y + way.y))
    }
    screen.press(one, two)
    turn(to: 9.9)
    #expect(eventLog.take() == [])
    turn(to: 10.1)
    #expect(eventLog.lines.first == "gesture began")
    for degrees in 11...400 { turn(to: CGFloat(degrees)) }
    #expect(abs(rotation.rotation - 389.95 * .pi / 180) < 0.01)
    #expect(abs(rotation.velocity - 60 * .pi / 180) < 0.05)
    _ = eventLog.take()
    screen.lift([1, 2])
    #expect(eventLog.take() == ["gesture ended"])
    #expect(rotation.rotation == 0)
  }

  // Gestures.PI1, Gestures.PI3.
  @Test("One finger neither pinches nor rotates")
  func oneFinger() {
    _ = add(UIPinchGestureRecognizer())
    _ = add(UIRotationGestureRecognizer())
    let finger = screen.press(one)
    screen.drag(finger, by: 100, 100, steps: 5)
    screen.lift(finger)
    #expect(eventLog.take() == [])
  }
}
