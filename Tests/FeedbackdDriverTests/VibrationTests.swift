import ContractTests
import TactusFeedbackdDriver
import TactusHapticAdaptation
import TactusHapticPatterns
import TactusPhoneHardware
import TestSupport
import Testing

/// Steps Feedbackd.F8–F11, in real time.
@Suite(
  .enabled(if: PrivateBus.isInstalled, "needs the package dbus"), .timeLimit(.minutes(10)),
  .serialized)
struct VibrationTests {
  private let pattern = HapticPattern(events: [
    HapticEvent(.transient, time: 0.05),
    HapticEvent(
      .continuous, time: 0.2, duration: 0.3, parameters: [.init(.hapticIntensity, 0.5)]),
  ])
  private let endless = HapticPattern(events: [
    HapticEvent(.continuous, time: 0, duration: 20)
  ])

  @Test("Keeps the contract of every actuator")
  func contract() throws {
    let bench = try FeedbackdBench(patterns: .takes)
    try ActuatorContract(RealTimeRig { try bench.directory.open(nil) }).checkAll()
  }

  @Test("Feedbackd.F8. The daemon receives each step of the score, and silence at the end")
  func follows() throws {
    let bench = try FeedbackdBench(patterns: .takes)
    let actuator = try bench.patterned()
    let endings = Mailbox<PlaybackEnding>()
    try actuator.start(pattern, gain: 1, repeats: false, whenOver: endings.put)
    #expect(endings.first(1) == [.finished])
    #expect(bench.daemon.wait { $0.last?.arguments == [] })
    let steps = MotorScore(pattern, for: .phoneVibrator).filter { !$0.isSilent }
    let calls = bench.daemon.calls.filter { !$0.arguments.isEmpty }
    let received = calls.compactMap { Double($0.arguments[0]) }
    // The daemon's log has six digits; the motor's tests check exact values in virtual time.
    let kept = try #require(places(of: received, in: steps.map(\.strong), tolerance: 1e-6))
    #expect(kept.first == 0 && kept.count * 2 >= steps.count)
    // One after the other, never several at once.
    #expect(calls.allSatisfy { $0.word == "vibrate" && $0.arguments.count == 2 })
    let delays = zip(calls, kept).map { $0.time - steps[$1].time }
    // The bus's and two threads' punctuality on a busy machine.
    #expect((delays.max() ?? 1) - (delays.min() ?? 0) < 0.25)
  }

  @Test("Feedbackd.F10. No step lasts much longer than until the next")
  func bounded() throws {
    let bench = try FeedbackdBench(patterns: .takes)
    let actuator = try bench.patterned()
    let endings = Mailbox<PlaybackEnding>()
    try actuator.start(endless, gain: 1, repeats: false, whenOver: endings.put)
    #expect(bench.daemon.wait { !$0.isEmpty })
    actuator.stop()
    let lengths = bench.daemon.calls.filter { !$0.arguments.isEmpty }
      .compactMap { Int($0.arguments[1]) }
    #expect(!lengths.isEmpty && (lengths.max() ?? .max) <= 5_200)
  }

  @Test(
    "Feedbackd.F11. A stop has reached the daemon's bus when it returns, and nothing follows it")
  func stops() throws {
    let bench = try FeedbackdBench(patterns: .takes)
    let actuator = try bench.patterned()
    let endings = Mailbox<PlaybackEnding>()
    try actuator.start(endless, gain: 1, repeats: false, whenOver: endings.put)
    #expect(bench.daemon.wait { !$0.isEmpty })
    actuator.stop()
    #expect(endings.first(1) == [.stopped])
    #expect(bench.daemon.wait { $0.last?.arguments == [] })
    let count = bench.daemon.calls.count
    try actuator.start(pattern, gain: 1, repeats: false, whenOver: endings.put)
    #expect(endings.first(2) == [.stopped, .finished])
    #expect(bench.daemon.calls[..<count].last?.arguments == [])
  }

  @Test("Feedbackd.F9. A daemon that refuses to vibrate ends playback with an error")
  func refused() throws {
    let bench = try FeedbackdBench(patterns: .refuses)
    let actuator = try bench.patterned()
    let endings = Mailbox<PlaybackEnding>()
    try actuator.start(endless, gain: 1, repeats: false, whenOver: endings.put)
    let refusal = ActuatorError.refused(
      device: "feedbackd",
      reason: "it does not vibrate now: its profile is silent, or an event plays")
    #expect(endings.first(1) == [.failed(refusal)])
    // It is asked anew the next time.
    try actuator.start(endless, gain: 1, repeats: false, whenOver: endings.put)
    #expect(endings.first(2) == [.failed(refusal), .failed(refusal)])
  }

  @Test("The end of the daemon ends a pattern with an error")
  func killed() throws {
    let bench = try FeedbackdBench(patterns: .takes)
    let actuator = try bench.patterned()
    let endings = Mailbox<PlaybackEnding>()
    try actuator.start(endless, gain: 1, repeats: false, whenOver: endings.put)
    #expect(bench.daemon.wait { !$0.isEmpty })
    bench.daemon.end()
    #expect(
      endings.first(1) == [.failed(.lost(device: "feedbackd", reason: "its daemon ended"))])
  }

  @Test("A daemon that hangs delays neither playback nor a stop")
  func hangs() throws {
    let bench = try FeedbackdBench(patterns: .takes)
    let actuator = try bench.patterned()
    let endings = Mailbox<PlaybackEnding>()
    bench.daemon.hang()
    try actuator.start(endless, gain: 1, repeats: false, whenOver: endings.put)
    // A stop that waited for the daemon would end with its failure.
    actuator.stop()
    #expect(endings.first(1) == [.stopped])
    // It is given up within seconds where nobody stops it.
    try actuator.start(endless, gain: 1, repeats: false, whenOver: endings.put)
    #expect(
      endings.first(2).last
        == .failed(.refused(device: "feedbackd", reason: "its daemon does not answer")))
  }

  @Test("A daemon that supports events only reports an error for a pattern")
  func eventsOnly() throws {
    let bench = try FeedbackdBench(patterns: .none)
    let actuator = try bench.patterned()
    #expect {
      try actuator.start(pattern, gain: 1, repeats: false) { _ in }
    } throws: { error in
      (error as? ActuatorError)?.message.contains("supports events only") == true
    }
    #expect {
      try actuator.start(CountingSource(length: 9, diary: .init())) { _ in }
    } throws: { error in
      (error as? ActuatorError)?.message.contains("supports events only") == true
    }
  }
}
