import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Taps: their number, fingers, duration and distance.
@MainActor @Suite(.exclusiveScreen) struct TapTests {
  private let screen = TouchScreen()
  private let eventLog = EventLog()
  private let place = CGPoint(x: 100, y: 100)

  private func tap(_ taps: Int = 1, fingers: Int = 1, _ name: String = "tap")
    -> UITapGestureRecognizer
  {
    let tap = eventLog.follow(UITapGestureRecognizer(), name)
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    return tap
  }

  // Gestures.TA1.
  @Test("A tap is recognized when the finger is lifted, and then is ready for the next")
  func once() {
    let tap = tap()
    _ = screen.add(screen.window.bounds, tap)
    let finger = screen.press(place)
    #expect(tap.state == .possible)
    screen.lift(finger)
    #expect(eventLog.take() == ["tap ended"])
    #expect(tap.state == .possible)
    screen.tap(place)
    #expect(eventLog.take() == ["tap ended"])
  }

  // Gestures.TA3.
  @Test("A finger may move 10 points and stay for 0.75 s, and no more")
  func limits() {
    _ = screen.add(screen.window.bounds, tap())
    for (way, seconds) in [(10.0, 0.1), (10.1, 0.1), (0, 0.749), (0, 0.751)] {
      let finger = screen.press(place)
      if way > 0 { screen.move(finger, by: 0, way) }
      screen.wait(seconds)
      screen.lift(finger)
      eventLog.note("–")
      screen.wait(1)
    }
    #expect(eventLog.take() == ["tap ended", "–", "–", "tap ended", "–", "–"])
  }

  // Gestures.TA4.
  @Test("Multiple taps are within 0.35 s and 30 points")
  func series() {
    _ = screen.add(screen.window.bounds, tap(2))
    for (pause, way) in [(0.34, 0.0), (0.36, 0), (0.1, 30), (0.1, 30.5)] {
      screen.tap(place)
      screen.wait(pause)
      screen.tap(CGPoint(x: place.x + way, y: place.y))
      eventLog.note("–")
      screen.wait(1)
    }
    #expect(eventLog.take() == ["tap ended", "–", "–", "tap ended", "–", "–"])
  }

  // Gestures.TA2.
  @Test("A two-finger tap needs two fingers, not one or three", arguments: [1, 2, 3])
  func fingers(count: Int) {
    let tap = tap(1, fingers: 2)
    let view = screen.add(screen.window.bounds, tap)
    var seen = 0
    tap.onAction { seen = $0.numberOfTouches }
    view.isMultipleTouchEnabled = true
    let ids = (0..<count).flatMap { screen.press(CGPoint(x: 100 + 50 * $0, y: 100)) }
    screen.wait(0.05)
    for id in ids { screen.lift([id]) }
    #expect(eventLog.take() == (count == 2 ? ["tap ended"] : []))
    #expect(seen == (count == 2 ? 2 : 0))
  }

  // Gestures.TA6.
  @Test("A single tap does not prevent a double tap")
  func singleAndDouble() {
    _ = screen.add(screen.window.bounds, tap(1, "single"), tap(2, "double"))
    screen.tap(place)
    screen.wait(0.1)
    screen.tap(place)
    #expect(eventLog.take() == ["single ended", "single ended", "double ended"])
  }

  @Test("A single tap that waits for a double tap is recognized when that has failed")
  func waiting() {
    let (single, double) = (tap(1, "single"), tap(2, "double"))
    single.require(toFail: double)
    _ = screen.add(screen.window.bounds, single, double)
    screen.tap(place)
    screen.wait(0.34)
    #expect(eventLog.take() == [])
    screen.wait(0.02)
    #expect(eventLog.take() == ["single ended"])
    screen.tap(place)
    screen.wait(0.1)
    screen.tap(place)
    screen.wait(1)
    #expect(eventLog.take() == ["double ended"])
  }

  @Test("The location of a tap is available in any view, also after the finger was lifted")
  func location() {
    let tap = tap()
    let view = screen.add(CGRect(x: 50, y: 60, width: 200, height: 200), tap)
    var places: [CGPoint] = []
    tap.onAction { tap in
      places += [
        tap.location(in: view), tap.location(in: nil), tap.location(ofTouch: 0, in: view),
      ]
    }
    screen.tap(place)
    #expect(places == [CGPoint(x: 50, y: 40), place, CGPoint(x: 50, y: 40)])
  }

  // Gestures.TA5.
  @Test("A tap that the system cancels is not recognized")
  func cancelled() {
    _ = screen.add(screen.window.bounds, tap())
    let finger = screen.press(place)
    screen.cancel(finger)
    screen.wait(1)
    #expect(eventLog.take() == [])
  }
}
