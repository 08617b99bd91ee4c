import Foundation
import ScreenTestSupport
import TactusPhoneLink
import Testing
import UIKit

/// Conflicts between recognizers, and failure requirements.
@MainActor @Suite(.exclusiveScreen) struct ArenaTests {
  private typealias State = UIGestureRecognizer.State
  private let screen = TouchScreen()
  private let eventLog = EventLog()
  private let place = CGPoint(x: 100, y: 100)

  private func continuous(_ name: String) -> ScriptedRecognizer {
    let new = eventLog.follow(ScriptedRecognizer(nil, .began, .ended), name)
    return new
  }

  private func discrete(_ name: String) -> ScriptedRecognizer {
    eventLog.follow(ScriptedRecognizer(nil, nil, .ended), name)
  }

  private func touch(moves: Int = 1) {
    let finger = screen.press(place)
    for _ in 0..<moves { screen.move(finger, by: 1, 0) }
    screen.lift(finger)
  }

  // Gestures.G3, Gestures.G7, Gestures.G9.
  @Test("Of two conflicting recognizers the first wins, that of the inner view before others")
  func innerFirst() {
    let outer = screen.add(screen.window.bounds, continuous("outer"))
    _ = screen.add(outer.bounds, to: outer, continuous("inner"), continuous("second"))
    touch()
    #expect(eventLog.take() == ["inner began", "inner ended"])
  }

  // Gestures.G12.
  @Test("One delegate suffices to let two recognizers recognize simultaneously", arguments: [0, 1])
  func simultaneous(whose: Int) {
    let both = [continuous("one"), continuous("two")]
    let answers = Answers()
    answers.isTogether = true
    both[whose].delegate = answers
    _ = screen.add(screen.window.bounds, both[0], both[1])
    touch()
    #expect(eventLog.take() == ["one began", "two began", "one ended", "two ended"])
  }

  // Gestures.G12.
  @Test("Subclasses can avoid preventing, and being prevented")
  func preventing() {
    let (one, two, three) = (continuous("one"), continuous("two"), continuous("three"))
    one.prevents = { $0 !== two }
    three.isPreventedBy = { _ in false }
    _ = screen.add(screen.window.bounds, one, two, three)
    touch()
    #expect(
      eventLog.take() == [
        "one began", "two began", "three began", "one ended", "two ended", "three ended",
      ])
  }

  // Gestures.G6, Gestures.G11.
  @Test(
    "All forms of failure requirements are equivalent",
    arguments: ["require", "subclass", "other's subclass", "delegate", "other's delegate"])
  func waiting(way: String) {
    let (waiting, first) = (continuous("waiting"), continuous("first"))
    let answers = Answers()
    switch way {
    case "require": waiting.require(toFail: first)
    case "subclass": waiting.waitsFor = { $0 === first }
    case "other's subclass": first.isWaitedForBy = { $0 === waiting }
    case "delegate":
      answers.waits = true
      waiting.delegate = answers
    default:
      answers.isWaitedFor = true
      first.delegate = answers
    }
    _ = screen.add(screen.window.bounds, waiting, first)
    first.onMoved = nil
    let finger = screen.press(place)
    screen.move(finger, by: 1, 0)
    #expect(eventLog.take() == [])
    first.onMoved = .failed
    screen.move(finger, by: 1, 0)
    #expect(eventLog.take() == ["waiting began"])
    screen.lift(finger)
    #expect(eventLog.take() == ["waiting ended"])
    first.onMoved = .began
    touch()
    #expect(eventLog.take() == ["first began", "first ended"])
  }

  // Gestures.G6.
  @Test("A recognizer that ended while it waited begins and ends when it may")
  func endedWhileWaiting() {
    let (waiting, double) = (continuous("waiting"), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    waiting.require(toFail: double)
    _ = screen.add(screen.window.bounds, waiting, double)
    touch()
    #expect(eventLog.take() == [])
    screen.wait(0.36)
    #expect(eventLog.take() == ["waiting began", "waiting ended"])
  }

  // Gestures.G11.
  @Test("A cycle of failure requirements does not block")
  func circle() {
    let all = ["one", "two", "three"].map(discrete)
    for (index, recognizer) in all.enumerated() { recognizer.require(toFail: all[(index + 1) % 3]) }
    _ = screen.add(screen.window.bounds, all[0], all[1], all[2])
    touch()
    #expect(eventLog.take().count == 1)
    #expect(all.allSatisfy { $0.resets == 1 })
  }

  // Gestures.G10.
  @Test("Recognizers without a common touch do not conflict")
  func apart() {
    _ = screen.add(CGRect(x: 0, y: 0, width: 200, height: 200), continuous("left"))
    _ = screen.add(CGRect(x: 200, y: 0, width: 200, height: 200), continuous("right"))
    let fingers = screen.press(place, CGPoint(x: 300, y: 100))
    screen.move(fingers, by: 1, 0)
    screen.lift(fingers)
    #expect(eventLog.take() == ["left began", "right began", "left ended", "right ended"])
  }

  // Gestures.G8, Gestures.G9.
  @Test("A recognizer that may not begin fails, and frees the next one")
  func mayNotBegin() {
    let (one, two) = (continuous("one"), continuous("two"))
    let answers = Answers()
    answers.begins = false
    one.delegate = answers
    _ = screen.add(screen.window.bounds, one, two)
    touch()
    #expect(eventLog.take() == ["two began", "two ended"])
    #expect(one.resets == 1)
  }

  // Gestures.G8.
  @Test("A view can keep outer recognizers from beginning with its touches")
  func viewObjects() {
    final class InnerRecognizersView: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.view === self
      }
    }
    let outer = screen.add(screen.window.bounds, continuous("outer"))
    let inner = InnerRecognizersView(frame: outer.bounds)
    outer.addSubview(inner)
    touch()
    #expect(eventLog.take() == [])
  }

  // Gestures.G4.
  @Test("Delegates, types and exclusiveness decide which touches a recognizer receives")
  func receiving() {
    let (none, noEvent, pencil, first) = (
      continuous("none"), continuous("no event"), continuous("pencil"), continuous("first")
    )
    let (answers, others) = (Answers(), Answers())
    (answers.takesTouch, others.takesEvent) = (false, false)
    (none.delegate, noEvent.delegate) = (answers, others)
    pencil.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    _ = screen.add(screen.window.bounds, none, noEvent, pencil, first)
    let finger = screen.press(place)
    #expect([none, noEvent, pencil, first].map(\.numberOfTouches) == [0, 0, 0, 1])
    screen.press(place, kind: .pencil)
    #expect([none, noEvent, pencil, first].map(\.numberOfTouches) == [0, 0, 1, 1])
    first.requiresExclusiveTouchType = false
    screen.press(place, kind: .pencil)
    #expect([pencil, first].map(\.numberOfTouches) == [2, 2])
    screen.lift(finger)
  }

  // Gestures.G1, Gestures.G2.
  @Test("Invalid transitions are refused; a failure after the beginning is a cancellation")
  func transitions() {
    let tests: [(State?, State?, State?, [String])] = [
      (.changed, nil, nil, []), (.possible, nil, nil, []),
      (.began, .began, .ended, ["it began", "it ended"]),
      (.began, .changed, .ended, ["it began", "it changed", "it ended"]),
      (.began, .cancelled, .ended, ["it began", "it cancelled"]),
      (.began, .failed, .ended, ["it began", "it cancelled"]),
      (.ended, .began, .ended, ["it ended"]), (.failed, .began, .ended, []),
      (.cancelled, .began, .ended, []), (nil, .ended, .ended, ["it ended"]),
    ]
    for (began, moved, ended, _) in tests {
      let it = eventLog.follow(ScriptedRecognizer(began, moved, ended), "it")
      let view = screen.add(screen.window.bounds, it)
      touch()
      view.removeFromSuperview()
      eventLog.note("–")
    }
    #expect(eventLog.take() == tests.flatMap { $0.3 + ["–"] })
  }

  // Gestures.G13.
  @Test("A recognizer is reset once after each gesture, and receives no more of its touches")
  func resetting() {
    let it = ScriptedRecognizer(nil, .ended, nil)
    _ = screen.add(screen.window.bounds, it)
    touch(moves: 3)
    #expect(it.received == ["began", "moved"])
    #expect(it.resets == 1)
    touch()
    #expect(it.resets == 2)
  }

  // Gestures.G5.
  @Test("A recognizer that is disabled or removed cancels its gesture", arguments: [0, 1, 2])
  func stopping(how: Int) {
    let it = continuous("it")
    let view = screen.add(screen.window.bounds, it)
    let finger = screen.press(place)
    screen.move(finger, by: 1, 0)
    switch how {
    case 0:
      it.isEnabled = false
      it.isEnabled = true
    case 1: view.removeGestureRecognizer(it)
    default: view.removeFromSuperview()
    }
    screen.move(finger, by: 1, 0)
    screen.lift(finger)
    #expect(eventLog.take() == ["it began", "it cancelled"])
    #expect(it.resets == 1)
  }

  @Test("An action that disables and enables its own recognizer does not disturb others")
  func switchingInAction() {
    let (one, two) = (continuous("one"), discrete("two"))
    one.onAction { recognizer in
      guard recognizer.state == .began else { return }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    two.isPreventedBy = { _ in false }
    _ = screen.add(screen.window.bounds, one, two)
    touch()
    #expect(eventLog.take() == ["one began", "one cancelled", "two ended"])
  }

  @Test("An ignored touch is not cancelled in the view, and not received again")
  func ignoring() {
    final class Ignoring: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches where touch.location(in: nil).x > 200 { ignore(touch, for: event) }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let view = LoggingView(frame: screen.window.bounds)
    view.eventLog = eventLog
    view.isMultipleTouchEnabled = true
    screen.window.addSubview(view)
    view.addGestureRecognizer(Ignoring())
    let fingers = screen.press(place, CGPoint(x: 300, y: 100))
    screen.move(fingers, by: 1, 0)
    screen.lift(fingers)
    #expect(eventLog.take() == ["view began ×2", "view moved", "view cancelled", "view ended"])
  }

  // Gestures.G13.
  @Test("Each target is called once for a pair, with or without the recognizer as argument")
  func targets() {
    @MainActor final class Target: NSObject {
      var heard: [String] = []
      func plain() { heard.append("plain") }
      func tapped(_ tap: UITapGestureRecognizer) { heard.append("\(tap.state)") }
    }
    let target = Target()
    let action = Selector("tapped:", calling: Target.tapped)
    let tap = UITapGestureRecognizer(target: target, action: action)
    tap.addTarget(target, action: action)
    tap.addTarget(target, action: Selector("plain", calling: Target.plain))
    _ = screen.add(screen.window.bounds, tap)
    screen.tap(place)
    #expect(target.heard == ["ended", "plain"])
    tap.removeTarget(target, action: action)
    screen.tap(place)
    #expect(target.heard == ["ended", "plain", "plain"])
    tap.removeTarget(nil, action: nil)
    screen.tap(place)
    #expect(target.heard.count == 3)
  }
}
