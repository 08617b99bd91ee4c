import AVFAudio
import CoreHaptics
import Foundation
import Synchronization
import TactusPhoneClient
import TactusPhoneLink
import TestSupport
import Testing

@Suite struct EngineLifeTests {
  private let phone = FakePhone()

  // MARK: Making

  // CoreHaptics.EN2.
  @Test("Each initializer creates an engine that does not run")
  func making() throws {
    try AppPhone.withLink(phone.link()) {
      _ = [
        try CHHapticEngine(), try CHHapticEngine(andReturnError: ()),
        try CHHapticEngine(audioSession: nil),
        try CHHapticEngine(audioSession: AVAudioSession.sharedInstance()),
      ]
    }
    // The phone gets only their releases.
    #expect(phone.commands.allSatisfy { $0 == .release })
  }

  // CoreHaptics.EN1.
  @Test("A device without haptic patterns has no engine")
  func notSupported() {
    let phone = FakePhone(supportsHaptics: false)
    #expect(code { _ = try phone.engine() } == .notSupported)
  }

  // CoreHaptics.EN1.
  @Test("A phone that does not answer has no engine")
  func noPhone() {
    let silent = FakePhone(greets: false)
    #expect(code { _ = try silent.engine(patience: .milliseconds(1)) } == .serverInitFailed)
    phone.deliver(nil)
    #expect(code { _ = try phone.engine() } == .serverInitFailed)
  }

  // MARK: Starting

  // CoreHaptics.EN3.
  @Test("A start sends the settings, and returns when the phone reports that the engine runs")
  func starting() throws {
    let engine = try phone.engine()
    engine.isMutedForAudio = true
    engine.isAutoShutdownEnabled = true
    engine.playsHapticsOnly = true
    try engine.start()
    let settings = EngineSettings(
      playsAudio: false, isMutedForAudio: true, isAutoShutdownEnabled: true)
    #expect(phone.commands == [.start(settings)])
  }

  // CoreHaptics.EN3.
  @Test("An engine that runs is not started again")
  func startingTwice() async throws {
    let engine = try phone.runningEngine()
    try await engine.start()
    #expect(phone.commands.count == 1)
  }

  // CoreHaptics.EN3.
  @Test(
    "Each reason for a refused start has its code",
    arguments: [
      (EngineEvent.StartFailure.notSupported, CHHapticError.Code.notSupported),
      (.inBackground, .operationNotPermitted), (.interrupted, .serverInterrupted),
      (.insufficientPower, .insufficientPower), (.tooMany, .serverInitFailed),
    ])
  func refusals(refusal: EngineEvent.StartFailure, expected: CHHapticError.Code) async throws {
    let phone = FakePhone { message in
      if case .engine(let id, .start) = message { return [.engine(id, .refused(refusal))] }
      return []
    }
    let engine = try phone.engine()
    #expect(code { try engine.start() } == expected)
    await #expect { try await engine.start() } throws: { code(of: $0) == expected }
    let received = Mailbox<CHHapticError.Code?>()
    engine.start { received.put(code(of: $0)) }
    #expect(received.first(1) == [expected])
  }

  // CoreHaptics.EN3.
  @Test("Every form of start fails if the phone does not answer in time")
  func tooLate() async throws {
    let phone = FakePhone { _ in [] }
    let engine = try phone.engine(patience: .milliseconds(1))
    #expect(code { try engine.start() } == .engineStartTimeout)
    await #expect { try await engine.start() } throws: { code(of: $0) == .engineStartTimeout }
    // A late answer is still valid.
    phone.deliver(.started)
    #expect(code { try engine.start() } == nil)
  }

  // CoreHaptics.EN4.
  @Test("Concurrent starts send one message, and each call is answered")
  func manyThreads() throws {
    let engine = try phone.engine()
    let failures = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      do { try engine.start() } catch { failures.add(1, ordering: .relaxed) }
    }
    #expect(failures.load(ordering: .relaxed) == 0)
    #expect(phone.commands == [.start(EngineSettings())])
  }

  // CoreHaptics.EN11.
  @Test("Each handler is called once, off the main thread")
  func handlers() async throws {
    let engine = try phone.engine()
    let received = Mailbox<Bool>()
    engine.start { error in received.put(error == nil && !Thread.isMainThread) }
    engine.stop { error in received.put(error == nil && !Thread.isMainThread) }
    engine.start(completionHandler: nil)
    try await engine.stop()
    #expect(received.first(2) == [true, true])
    #expect(phone.commands.map(\.name) == ["start", "stop", "start", "stop"])
  }

  // MARK: Stopping

  // CoreHaptics.EN5.
  @Test("The app's own stop calls no handler, and stopping a stopped engine sends nothing")
  func stopping() async throws {
    let engine = try phone.runningEngine()
    let reasons = Mailbox<CHHapticEngine.StoppedReason>()
    engine.stoppedHandler = { reasons.put($0) }
    try await engine.stop()
    try await engine.stop()
    phone.deliver(.stopped(.idleTimeout))
    await settleHandlers(of: engine)
    #expect(phone.commands.map(\.name) == ["start", "stop"])
    #expect(reasons.isEmpty)
  }

  // CoreHaptics.EN5.
  @Test("A stop supersedes a pending start; a later start is independent")
  func overtaking() async throws {
    let phone = FakePhone { _ in [] }
    let engine = try phone.engine()
    let received = Mailbox<CHHapticError.Code?>()
    engine.start { received.put(code(of: $0)) }
    try await engine.stop()
    phone.deliver(.started)
    #expect(received.first(1) == [nil])
    #expect(code { try engine.makePlayer(with: .tap()).start(atTime: 0) } == .engineNotRunning)
    engine.start { received.put(code(of: $0)) }
    phone.deliver(.started)
    #expect(received.first(2) == [nil, nil])
    #expect(code { try engine.makePlayer(with: .tap()).start(atTime: 0) } == nil)
    #expect(phone.commands.map(\.name) == ["start", "stop", "start"])
  }

  // CoreHaptics.EN7.
  @Test(
    "Each reason for a stop by the phone is passed to the app once",
    arguments: [
      (
        EngineEvent.StopReason.audioSessionInterrupt,
        CHHapticEngine.StoppedReason.audioSessionInterrupt, 1
      ),
      (.applicationSuspended, .applicationSuspended, 2), (.idleTimeout, .idleTimeout, 3),
      (.systemError, .systemError, -1),
    ])
  func stopped(
    reason: EngineEvent.StopReason, expected: CHHapticEngine.StoppedReason, number: Int
  ) async throws {
    let engine = try phone.runningEngine()
    let reasons = Mailbox<CHHapticEngine.StoppedReason>()
    engine.stoppedHandler = { reasons.put($0) }
    phone.deliver(.stopped(reason))
    phone.deliver(.stopped(reason))
    await settleHandlers(of: engine)
    #expect(reasons.first(1) == [expected])
    #expect(reasons.count == 1)
    #expect(expected.rawValue == number)
    try await engine.start()
    #expect(phone.commands.map(\.name) == ["start", "start"])
  }

  // CoreHaptics.EN9.
  @Test("A reset keeps settings and ends the players; the engine can start again")
  func reset() async throws {
    let engine = try phone.runningEngine()
    engine.isMutedForHaptics = true
    let old = try engine.makePlayer(with: .tap())
    let resets = Mailbox<Bool>()
    engine.resetHandler = { [weak engine] in
      // Handlers may call the engine.
      resets.put((try? engine?.start()) != nil && !Thread.isMainThread)
    }
    phone.deliver(.reset)
    #expect(resets.first(1) == [true])
    let expected: [CHHapticError.Code?] = [.invalidPatternPlayer, .invalidPatternPlayer]
    #expect([code { try old.start(atTime: 0) }, code { try old.cancel() }] == expected)
    #expect(code { try engine.makePlayer(with: .tap()).start(atTime: 0) } == nil)
    #expect(phone.commands.last == .start(EngineSettings(isMutedForHaptics: true)))
  }

  // CoreHaptics.EN10.
  @Test("The end of the connection stops the engine for good")
  func cutOff() async throws {
    let engine = try phone.runningEngine()
    let player = try engine.makePlayer(with: .tap())
    let reasons = Mailbox<CHHapticEngine.StoppedReason>()
    engine.stoppedHandler = { reasons.put($0) }
    phone.deliver(.disconnect(.flood))
    phone.deliver(nil)
    #expect(reasons.first(1) == [.systemError])
    #expect(code { try engine.start() } == .serverInitFailed)
    #expect(code { try player.start(atTime: 0) } == .serverInterrupted)
    #expect(code { _ = try engine.makePlayer(with: .tap()) } == .serverInterrupted)
    await settleHandlers(of: engine)
    #expect(reasons.count == 1)
  }

  // CoreHaptics.EN10.
  @Test("A pending start fails at the end of the connection")
  func cutOffWhileStarting() throws {
    let phone = FakePhone { _ in [] }
    let engine = try phone.engine()
    let received = Mailbox<CHHapticError.Code?>()
    engine.start { received.put(code(of: $0)) }
    phone.deliver(nil)
    #expect(received.first(1) == [.serverInterrupted])
  }

  // MARK: Settings

  // CoreHaptics.EN6.
  @Test("Settings of a running engine are sent at once")
  func configuring() throws {
    let engine = try phone.runningEngine()
    engine.isMutedForHaptics = true
    engine.playsAudioOnly = true
    var settings = EngineSettings(isMutedForHaptics: true)
    let muted = settings
    settings.playsHaptics = false
    #expect(phone.commands.dropFirst() == [.configure(muted), .configure(settings)])
  }

  // CoreHaptics.EN6.
  @Test("Haptics only and audio only exclude one another")
  func onlyOne() throws {
    let engine = try phone.engine()
    engine.playsHapticsOnly = true
    engine.playsAudioOnly = true
    #expect(!engine.playsHapticsOnly && engine.playsAudioOnly)
    engine.playsHapticsOnly = true
    #expect(engine.playsHapticsOnly && !engine.playsAudioOnly)
    engine.playsHapticsOnly = false
    #expect(!engine.playsHapticsOnly && !engine.playsAudioOnly)
    #expect(!engine.isMutedForAudio && !engine.isMutedForHaptics && !engine.isAutoShutdownEnabled)
  }

  @Test("Engine time is the phone's, in seconds")
  func time() throws {
    let engine = try phone.engine()
    phone.advance(.milliseconds(1500))
    #expect(engine.currentTime == 1.5)
  }

  // MARK: Going away

  // CoreHaptics.EN12.
  @Test("Releasing an engine ends its players")
  func destroyed() throws {
    let reasons = Mailbox<CHHapticEngine.StoppedReason>()
    var engine: CHHapticEngine? = try phone.runningEngine()
    let player = try engine?.makePlayer(with: .tap())
    engine?.stoppedHandler = { reasons.put($0) }
    engine = nil
    #expect(reasons.first(1) == [.engineDestroyed])
    #expect(phone.commands.last == .release)
    #expect(code { try player?.start(atTime: 0) } == .engineNotRunning)
  }

  @Test("Objects that handlers retain may call the engine in their deinit")
  func reentrantEnds() async throws {
    final class Holder: Sendable {
      let engine: CHHapticEngine
      let ended: Mailbox<Bool>
      init(_ engine: CHHapticEngine, _ ended: Mailbox<Bool>) {
        self.engine = engine
        self.ended = ended
      }
      deinit {
        engine.isMutedForAudio.toggle()
        ended.put(true)
      }
    }
    let ended = Mailbox<Bool>()
    let engine = try phone.runningEngine()
    for _ in 0..<3 {
      let holder = Holder(engine, ended)
      engine.stoppedHandler = { _ in _ = holder }
      engine.resetHandler = { _ = holder }
    }
    let player = try engine.makeAdvancedPlayer(with: .tap())
    player.completionHandler = { [holder = Holder(engine, ended)] _ in _ = holder }
    phone.deliver(.reset)
    engine.stoppedHandler = { _ in }
    engine.resetHandler = {}
    #expect(ended.first(4).count == 4)
  }

  @Test("Sixty-four engines are independent")
  func many() throws {
    let engines = try (0..<64).map { _ in try phone.runningEngine() }
    engines[7].isMutedForHaptics = true
    #expect(Set(phone.engines).count == 64)
    #expect(engines.filter(\.isMutedForHaptics).count == 1)
    phone.deliver(.engine(phone.engines[3], .stopped(.idleTimeout)))
    let failures = engines.map { engine in
      code { try engine.makePlayer(with: .tap()).start(atTime: 0) }
    }
    #expect(failures[3] == .engineNotRunning)
    #expect(failures.filter { $0 != nil }.count == 1)
  }
}

extension EngineCommand {
  /// The name of the case alone.
  fileprivate var name: String { "\(self)".prefix { $0.isLetter }.description }
}
