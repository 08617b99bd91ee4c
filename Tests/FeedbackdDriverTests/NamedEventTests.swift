import Foundation
import TactusFeedbackdDriver
import TactusPhoneHardware
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport
import Testing

/// Steps F1–F7 of `Documentation/Behaviour/Feedbackd.md`.
@Suite(.enabled(if: PrivateBus.isInstalled, "needs the package dbus"), .timeLimit(.minutes(10)))
struct NamedEventTests {
  @Test("Feedbackd.F2. Every feedback has an event of our own and a standard one")
  func names() {
    let all = Feedback.allCases.map(\.eventNames)
    #expect(all.allSatisfy { $0.count == 2 && $0[0].hasPrefix("x-tactus-") })
    #expect(Set(all.map { $0[0] }).count == Feedback.allCases.count)
    // Lowercase letters and dashes are always allowed; the specification names the second.
    let letters = Set("abcdefghijklmnopqrstuvwxyz-")
    #expect(all.joined().allSatisfy { $0.allSatisfy(letters.contains) })
    let standard: Set = [
      "button-pressed", "button-released", "timeout-completed", "message-new-instant",
    ]
    #expect(Set(all.map { $0[1] }) == standard)
  }

  @Test("Feedbackd.F2. The theme of the examples has each of our own events once")
  func exampleTheme() throws {
    let file = SharedFolder.project.appending(path: "Examples/Feedbackd/tactus.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let own = Feedback.allCases.map { $0.eventNames[0] }
    #expect(own.allSatisfy { text.components(separatedBy: "\"\($0)\"").count == 2 })
    #expect(text.components(separatedBy: "event-name").count == own.count + 1)
  }

  @Test("Feedbackd.F1. A feedback of zero intensity is over at once, without a call")
  func silent() throws {
    let bench = try FeedbackdBench(events: ["button-pressed"])
    let actuator = try bench.named()
    #expect(actuator.begin(NamedFeedback(.impactHeavy, intensity: 0)).first(1) == [.finished])
    #expect(bench.daemon.calls.isEmpty)
  }

  @Test("Feedbackd.F3. Our own event is tried first, and alone if the theme has it")
  func own() throws {
    let bench = try FeedbackdBench(events: ["x-tactus-selection", "button-released"])
    let actuator = try bench.named()
    #expect(actuator.begin(NamedFeedback(.selection)).first(1) == [.finished])
    #expect(bench.daemon.triggered == ["x-tactus-selection"])
    #expect(bench.daemon.calls.first?.arguments.first == "tactus")
  }

  @Test("Feedbackd.F3. If the theme lacks our own event, the standard event is tried")
  func standard() throws {
    let bench = try FeedbackdBench(events: ["timeout-completed"])
    let actuator = try bench.named()
    let endings = actuator.begin(NamedFeedback(.notificationSuccess))
    #expect(endings.first(1) == [.finished])
    #expect(
      bench.daemon.triggered == ["x-tactus-notification-success", "timeout-completed"])
  }

  @Test("Feedbackd.F4. If the theme has neither, or the profile prevents it, that is an error")
  func nothing() throws {
    let bench = try FeedbackdBench()
    let actuator = try bench.named()
    let endings = actuator.begin(NamedFeedback(.notificationError)).first(1)
    guard case .failed(let error)? = endings.first else {
      Issue.record("it was played: \(endings)")
      return
    }
    #expect(
      error.message == "'feedbackd' refused: its theme has nothing for 'message-new-instant' that "
        + "its profile and devices allow")
  }

  @Test("Feedbackd.F5. Many at once each reach their own end, although ends arrive before answers")
  func many() throws {
    let bench = try FeedbackdBench(events: ["button-pressed", "timeout-completed"])
    let actuator = try bench.named()
    let boxes = (0..<50).map { number in
      actuator.begin(
        NamedFeedback(number % 2 == 0 ? .impactRigid : .notificationSuccess), as: UInt64(number))
    }
    #expect(boxes.allSatisfy { $0.first(1) == [.finished] })
    #expect(bench.daemon.triggered.count == 100)
  }

  @Test("Feedbackd.F7. An early end is sent to the daemon", arguments: [true, false])
  func ended(isAnswered: Bool) throws {
    let bench = try FeedbackdBench(events: ["button-pressed"], milliseconds: nil)
    let actuator = try bench.named()
    let endings = actuator.begin(NamedFeedback(.impactMedium))
    if isAnswered { #expect(bench.daemon.wait { $0.count == 2 }) }
    actuator.end(1)
    #expect(endings.first(1) == [.stopped])
    #expect(bench.daemon.wait { $0.last?.word == "end" })
    // Ended again, or never begun, nothing happens.
    actuator.end(1)
    actuator.end(99)
    #expect(actuator.begin(NamedFeedback(.selection, intensity: 0)).first(1) == [.finished])
    #expect(bench.daemon.calls.count { $0.word == "end" } == 1)
  }

  @Test("Feedbackd.F7. After an end before the daemon's answer, no other name is tried")
  func endedUnfound() throws {
    let bench = try FeedbackdBench()
    let actuator = try bench.named()
    bench.daemon.hang()
    let endings = actuator.begin(NamedFeedback(.impactMedium))
    actuator.end(1)
    bench.daemon.goOn()
    #expect(endings.first(1) == [.stopped])
    #expect(bench.daemon.wait { !$0.isEmpty })
    #expect(bench.daemon.triggered == ["x-tactus-impact-medium"])
  }

  @Test("A released actuator ends its feedbacks")
  func dropped() throws {
    let bench = try FeedbackdBench(events: ["button-pressed"], milliseconds: nil)
    let endings: Mailbox<PlaybackEnding>
    do {
      let actuator = try bench.named()
      endings = actuator.begin(NamedFeedback(.impactMedium))
      #expect(bench.daemon.wait { $0.count == 2 })
    }
    #expect(endings.first(1) == [.stopped])
  }

  @Test("The end of the daemon ends feedbacks with an error, and a new daemon is used")
  func killed() throws {
    let bench = try FeedbackdBench(events: ["button-pressed"], milliseconds: nil)
    let actuator = try bench.named()
    let endings = actuator.begin(NamedFeedback(.impactMedium))
    #expect(bench.daemon.wait { $0.count == 2 })
    bench.daemon.end()
    let lost = ActuatorError.lost(device: "feedbackd", reason: "its daemon ended")
    #expect(endings.first(1) == [.failed(lost)])
    #expect(actuator.begin(NamedFeedback(.impactMedium)).first(1) == [.failed(lost)])
    let next = try FakeFeedbackd(on: bench.bus, events: ["button-pressed"])
    #expect(actuator.begin(NamedFeedback(.impactMedium)).first(1) == [.finished])
    #expect(next.triggered.count == 2)
  }

  @Test("The end of the bus ends feedbacks with an error, and all that follow")
  func busKilled() throws {
    let bench = try FeedbackdBench(events: ["button-pressed"], milliseconds: nil)
    let actuator = try bench.named()
    let endings = actuator.begin(NamedFeedback(.impactMedium))
    #expect(bench.daemon.wait { $0.count == 2 })
    bench.bus.end()
    let lost = ActuatorError.lost(device: "feedbackd", reason: "the session bus was lost")
    // Which of the two is noticed first is not said: the daemon goes with its bus.
    #expect(endings.first(1).allSatisfy { if case .failed(.lost) = $0 { true } else { false } })
    #expect(endings.first(1).count == 1)
    #expect(actuator.begin(NamedFeedback(.impactMedium)).first(1) == [.failed(lost)])
  }
}
