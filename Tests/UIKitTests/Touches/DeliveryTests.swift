import Foundation
import ScreenTestSupport
import TactusPhoneLink
import Testing
import UIKit

/// The delivery of touches to views, with recognizers on them.
@MainActor @Suite(.exclusiveScreen) struct DeliveryTests {
  private let screen = TouchScreen()
  private let eventLog = EventLog()
  private let place = CGPoint(x: 100, y: 100)

  private func view(
    _ name: String = "view", _ frame: CGRect? = nil, _ recognizers: UIGestureRecognizer...
  ) -> LoggingView {
    let view = LoggingView(frame: frame ?? screen.window.bounds)
    (view.eventLog, view.name) = (eventLog, name)
    screen.window.addSubview(view)
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    return view
  }

  // Touches.D9, Touches.T1, Touches.T2.
  @Test("A view receives the beginning, changes and end of a touch, also if only its force changes")
  func plain() {
    let view = view()
    let finger = screen.press(place, force: 0.5)
    screen.move(finger, by: 0, 0, force: 1)
    screen.lift(finger)
    #expect(eventLog.take() == ["view began", "view moved", "view ended"])
    _ = view
  }

  // Touches.T3.
  @Test("While events are ignored, new touches go nowhere, and existing ones go on")
  func ignoring() {
    _ = view()
    let first = screen.press(place)
    UIApplication.ignoringCount = 1
    let second = screen.press(CGPoint(x: 200, y: 200))
    screen.lift(first)
    screen.lift(second)
    #expect(eventLog.take() == ["view began", "view ended"])
    UIApplication.ignoringCount = 0
    screen.lift(screen.press(place))
    #expect(eventLog.take() == ["view began", "view ended"])
  }

  // Touches.D3, Touches.D6.
  @Test("Recognized touches are cancelled in the view, after the target was called")
  func cancelling() {
    _ = view("view", nil, eventLog.follow(UIPanGestureRecognizer(), "pan"))
    let finger = screen.press(place)
    screen.move(finger, by: 20, 0)
    screen.move(finger, by: 20, 0)
    screen.lift(finger)
    #expect(
      eventLog.take() == ["view began", "pan began", "view cancelled", "pan changed", "pan ended"])
  }

  // Touches.D3.
  @Test("A recognizer that does not cancel leaves the view its touches")
  func notCancelling() {
    let pan = eventLog.follow(UIPanGestureRecognizer(), "pan")
    pan.cancelsTouchesInView = false
    _ = view("view", nil, pan)
    let finger = screen.press(place)
    screen.move(finger, by: 20, 0)
    screen.lift(finger)
    #expect(
      eventLog.take() == ["view began", "pan began", "view moved", "pan ended", "view ended"])
  }

  // Touches.D2.
  @Test("The end of a touch waits for a double tap to fail, and is cancelled if it is recognized")
  func delayedEnd() {
    let tap = eventLog.follow(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = 2
    _ = view("view", nil, tap)
    screen.tap(place)
    #expect(eventLog.take() == ["view began"])
    screen.wait(0.4)
    #expect(eventLog.take() == ["view ended"])
    screen.tap(place)
    screen.wait(0.1)
    screen.tap(place)
    #expect(eventLog.take() == ["view began", "view began", "tap ended", "view cancelled ×2"])
    tap.delaysTouchesEnded = false
    screen.wait(1)
    screen.tap(place)
    #expect(eventLog.take() == ["view began", "view ended"])
  }

  // Touches.D1, Touches.D4.
  @Test("A delayed beginning is delivered with its old properties, and never if recognized")
  func delayedBeginning() {
    final class Placed: UIView {
      var places: [CGFloat] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
      private func note(_ touches: Set<UITouch>) {
        for touch in touches {
          places += [
            CGFloat(touch.phase.rawValue), touch.location(in: nil).x,
            touch.previousLocation(in: nil).x,
          ]
        }
      }
    }
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    press.allowableMovement = 5
    let view = Placed(frame: screen.window.bounds)
    view.addGestureRecognizer(press)
    screen.window.addSubview(view)
    let finger = screen.press(place)
    screen.move(finger, by: 2, 0)
    screen.move(finger, by: 2, 0)
    #expect(view.places == [])
    screen.move(finger, by: 2, 0)
    #expect(view.places == [0, 100, 100, 1, 106, 100])
    screen.lift(finger)
    #expect(Array(view.places.suffix(3)) == [3, 106, 106])
    view.places = []
    let second = screen.press(place)
    screen.wait(0.6)
    screen.lift(second)
    #expect(view.places == [])
  }

  // Touches.D7.
  @Test(
    "A view receives the first of several touches; if it supports several, all of them together")
  func multipleTouch() {
    let view = view()
    screen.lift(screen.press(place, place))
    view.isMultipleTouchEnabled = true
    screen.lift(screen.press(place, place))
    #expect(eventLog.take() == ["view began", "view ended", "view began ×2", "view ended ×2"])
  }

  // Touches.D7.
  @Test("An exclusive view receives touches alone")
  func exclusive() {
    let half = CGRect(x: 0, y: 0, width: 200, height: 800)
    let jealous = view("jealous", half)
    jealous.isExclusiveTouch = true
    _ = view("other", half.offsetBy(dx: 200, dy: 0))
    let one = screen.press(place)
    let two = screen.press(CGPoint(x: 300, y: 100))
    screen.lift(one)
    screen.lift(two)
    #expect(eventLog.take() == ["jealous began", "jealous ended"])
    let three = screen.press(CGPoint(x: 300, y: 100))
    screen.lift(screen.press(place))
    screen.lift(three)
    #expect(eventLog.take() == ["other began", "other ended"])
  }

  // Touches.D8, Touches.T3.
  @Test("A touch belongs to its initial view; if that is removed, the touch is cancelled")
  func leaving() {
    let view = view("view", CGRect(x: 50, y: 50, width: 100, height: 100))
    let finger = screen.press(place)
    screen.move(finger, by: 200, 200)
    view.removeFromSuperview()
    screen.move(finger, by: 1, 1)
    screen.lift(finger)
    #expect(eventLog.take() == ["view began", "view moved", "view cancelled"])
  }

  // Touches.R1.
  @Test("Unhandled touches go up the responder chain")
  func chain() {
    let outer = view("outer")
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    screen.tap(place)
    #expect(eventLog.take() == ["outer began", "outer ended"])
  }

  // Touches.T7.
  @Test("A second touch nearby soon after increases the tap count; a distant or late one does not")
  func tapCount() {
    final class Counting: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let view = Counting(frame: screen.window.bounds)
    screen.window.addSubview(view)
    for (x, pause) in [(100.0, 0.1), (110, 0.34), (110, 0.4), (110, 0.1), (200, 0.1)] {
      screen.tap(CGPoint(x: x, y: 100))
      screen.wait(pause)
    }
    #expect(view.counts == [1, 2, 3, 1, 1])
  }

  // Touches.T6, Touches.T9.
  @Test("Samples between two events are coalesced, and future locations are predicted")
  func coalescedAndPredicted() {
    final class Drawing: UIView {
      var coalesced: [CGFloat] = []
      var predicted: [CGFloat] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
          coalesced += event?.coalescedTouches(for: touch)?.map { $0.location(in: nil).x } ?? []
          predicted += event?.predictedTouches(for: touch)?.map { $0.location(in: nil).x } ?? []
        }
      }
    }
    let view = Drawing(frame: screen.window.bounds)
    screen.window.addSubview(view)
    screen.press(place)
    let samples = (1...4).map { step in
      TouchSample(.moved, at: 100 + Double(step) / 240, CGPoint(x: 100 + 2 * step, y: 100))
    }
    screen.send(samples)
    #expect(view.coalesced == [102, 104, 106, 108])
    #expect(view.predicted.map { ($0 * 10).rounded() / 10 } == [110, 112, 114, 116])
  }

  // Touches.T5.
  @Test("Estimates are corrected, also when the pencil was lifted")
  func estimates() {
    final class Updated: UIView {
      var forces: [CGFloat] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where touch.estimatedProperties == .force {
          forces.append(touch.force)
        }
      }
      override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        for touch in touches where touch.estimationUpdateIndex == 7 { forces.append(touch.force) }
      }
    }
    let view = Updated(frame: screen.window.bounds)
    screen.window.addSubview(view)
    var sample = TouchSample(.began, at: 100, place, force: 0.3)
    (sample.kind, sample.updateIndex) = (.pencil, 7)
    (sample.estimated, sample.expecting) = (.force, .force)
    screen.send([sample])
    screen.lift([1])
    (sample.estimated, sample.expecting) = ([], [])
    (sample.force, sample.phase) = (1.5, .updated)
    screen.send([sample, sample])
    #expect(view.forces == [0.3, 1.5])
  }

  // Touches.T8.
  @Test("Invalid samples change nothing")
  func nonsense() {
    let view = view()
    screen.move([77], by: 1, 1)
    screen.lift([77])
    screen.send([TouchSample(.began, at: 100, CGPoint(x: CGFloat.nan, y: 0))])
    screen.send([TouchSample(.began, at: 100, CGPoint(x: 0, y: CGFloat.infinity))])
    screen.send([TouchSample(.began, at: 100, place, force: .nan)])
    screen.press(CGPoint(x: -5, y: 1e9))
    #expect(eventLog.take() == [])
    _ = view
  }
}
