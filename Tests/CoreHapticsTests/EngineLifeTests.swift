import AVFAudio
import CoreHaptics
import EmbeddedPhone
import Foundation
import PhoneLink
import Synchronization
import TestSupport
import Testing

@Suite struct EngineLifeTests {
  private let phone = FakePhone()

  // MARK: Making

  @Test("Each initializer makes an engine that does not run")
  func making() throws {
    try EmbeddedPhone.lend(phone.line()) {
      _ = [
        try CHHapticEngine(), try CHHapticEngine(andReturnError: ()),
        try CHHapticEngine(audioSession: nil),
        try CHHapticEngine(audioSession: AVAudioSession.sharedInstance()),
      ]
    }
    // All that the phone hears of them is that they are gone.
    #expect(phone.commands.allSatisfy { $0 == .release })
  }

  @Test("Where patterns cannot be played there is no engine")
  func notSupported() {
    let phone = FakePhone(supportsHaptics: false)
    #expect(code { _ = try phone.engine() } == .notSupported)
  }

  @Test("Without a phone that answers there is no engine")
  func noPhone() {
    let silent = FakePhone(greets: false)
    #expect(code { _ = try silent.engine(patience: .milliseconds(1)) } == .serverInitFailed)
    phone.say(nil)
    #expect(code { _ = try phone.engine() } == .serverInitFailed)
  }

  // MARK: Starting

  @Test("A start brings the settings, and returns when the phone says that the engine runs")
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

  @Test("An engine that runs is not started again")
  func startingTwice() async throws {
    let engine = try phone.runningEngine()
    try await engine.start()
    #expect(phone.commands.count == 1)
  }

  @Test(
    "Each reason of the phone's not to start has its code",
    arguments: [
      (EngineEvent.Refusal.notSupported, CHHapticError.Code.notSupported),
      (.inBackground, .operationNotPermitted), (.interrupted, .serverInterrupted),
      (.insufficientPower, .insufficientPower), (.tooMany, .serverInitFailed),
    ])
  func refusals(refusal: EngineEvent.Refusal, expected: CHHapticError.Code) async throws {
    let phone = FakePhone { message in
      if case .engine(let id, .start) = message { return [.engine(id, .refused(refusal))] }
      return []
    }
    let engine = try phone.engine()
    #expect(code { try engine.start() } == expected)
    await #expect { try await engine.start() } throws: { code(of: $0) == expected }
    let told = Mailbox<CHHapticError.Code?>()
    engine.start { told.put(code(of: $0)) }
    #expect(told.first(1) == [expected])
  }

  @Test("A phone that does not answer in time is not waited for, in any form of start")
  func tooLate() async throws {
    let phone = FakePhone { _ in [] }
    let engine = try phone.engine(patience: .milliseconds(1))
    #expect(code { try engine.start() } == .engineStartTimeout)
    await #expect { try await engine.start() } throws: { code(of: $0) == .engineStartTimeout }
    // Its answer may still come, and counts.
    phone.say(.started)
    #expect(code { try engine.start() } == nil)
  }

  @Test("Many threads start an engine once, and each is told")
  func manyThreads() throws {
    let engine = try phone.engine()
    let failures = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: 64) { _ in
      do { try engine.start() } catch { failures.add(1, ordering: .relaxed) }
    }
    #expect(failures.load(ordering: .relaxed) == 0)
    #expect(phone.commands == [.start(EngineSettings())])
  }

  @Test("Handlers are told once each, off the main thread")
  func handlers() async throws {
    let engine = try phone.engine()
    let told = Mailbox<Bool>()
    engine.start { error in told.put(error == nil && !Thread.isMainThread) }
    engine.stop { error in told.put(error == nil && !Thread.isMainThread) }
    engine.start(completionHandler: nil)
    try await engine.stop()
    #expect(told.first(2) == [true, true])
    #expect(phone.commands.map(\.name) == ["start", "stop", "start", "stop"])
  }

  // MARK: Stopping

  @Test("The app's own stop is no news, and stopping what does not run says nothing")
  func stopping() async throws {
    let engine = try phone.runningEngine()
    let reasons = Mailbox<CHHapticEngine.StoppedReason>()
    engine.stoppedHandler = { reasons.put($0) }
    try await engine.stop()
    try await engine.stop()
    phone.say(.stopped(.idleTimeout))
    await settleHandlers(of: engine)
    #expect(phone.commands.map(\.name) == ["start", "stop"])
    #expect(reasons.isEmpty)
  }

  @Test("A stop overtakes a start that is under way; a start after it is its own")
  func overtaking() async throws {
    let phone = FakePhone { _ in [] }
    let engine = try phone.engine()
    let told = Mailbox<CHHapticError.Code?>()
    engine.start { told.put(code(of: $0)) }
    try await engine.stop()
    phone.say(.started)
    #expect(told.first(1) == [nil])
    #expect(code { try engine.makePlayer(with: .tap()).start(atTime: 0) } == .engineNotRunning)
    engine.start { told.put(code(of: $0)) }
    phone.say(.started)
    #expect(told.first(2) == [nil, nil])
    #expect(code { try engine.makePlayer(with: .tap()).start(atTime: 0) } == nil)
    #expect(phone.commands.map(\.name) == ["start", "stop", "start"])
  }

  @Test(
    "Each reason of the phone's to stop is the app's, once",
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
    phone.say(.stopped(reason))
    phone.say(.stopped(reason))
    await settleHandlers(of: engine)
    #expect(reasons.first(1) == [expected])
    #expect(reasons.count == 1)
    #expect(expected.rawValue == number)
    try await engine.start()
    #expect(phone.commands.map(\.name) == ["start", "start"])
  }

  @Test("A reset keeps what was set and takes the players; the engine can start again")
  func reset() async throws {
    let engine = try phone.runningEngine()
    engine.isMutedForHaptics = true
    let old = try engine.makePlayer(with: .tap())
    let resets = Mailbox<Bool>()
    engine.resetHandler = { [weak engine] in
      // Handlers may call the engine.
      resets.put((try? engine?.start()) != nil && !Thread.isMainThread)
    }
    phone.say(.reset)
    #expect(resets.first(1) == [true])
    let expected: [CHHapticError.Code?] = [.invalidPatternPlayer, .invalidPatternPlayer]
    #expect([code { try old.start(atTime: 0) }, code { try old.cancel() }] == expected)
    #expect(code { try engine.makePlayer(with: .tap()).start(atTime: 0) } == nil)
    #expect(phone.commands.last == .start(EngineSettings(isMutedForHaptics: true)))
  }

  @Test("A phone that is gone stops the engine for good")
  func cutOff() async throws {
    let engine = try phone.runningEngine()
    let player = try engine.makePlayer(with: .tap())
    let reasons = Mailbox<CHHapticEngine.StoppedReason>()
    engine.stoppedHandler = { reasons.put($0) }
    phone.say(.goodbye(.flood))
    phone.say(nil)
    #expect(reasons.first(1) == [.systemError])
    #expect(code { try engine.start() } == .serverInitFailed)
    #expect(code { try player.start(atTime: 0) } == .serverInterrupted)
    #expect(code { _ = try engine.makePlayer(with: .tap()) } == .serverInterrupted)
    await settleHandlers(of: engine)
    #expect(reasons.count == 1)
  }

  @Test("A start that waits when the phone goes is told so")
  func cutOffWhileStarting() throws {
    let phone = FakePhone { _ in [] }
    let engine = try phone.engine()
    let told = Mailbox<CHHapticError.Code?>()
    engine.start { told.put(code(of: $0)) }
    phone.say(nil)
    #expect(told.first(1) == [.serverInterrupted])
  }

  // MARK: Settings

  @Test("What is set on an engine that runs goes to the phone at once")
  func configuring() throws {
    let engine = try phone.runningEngine()
    engine.isMutedForHaptics = true
    engine.playsAudioOnly = true
    var settings = EngineSettings(isMutedForHaptics: true)
    let muted = settings
    settings.playsHaptics = false
    #expect(phone.commands.dropFirst() == [.configure(muted), .configure(settings)])
  }

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
    phone.wind(.milliseconds(1500))
    #expect(engine.currentTime == 1.5)
  }

  // MARK: Going away

  @Test("An engine that is let go of ends with its players")
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

  @Test("What handlers hold may call the engine when it comes to its end")
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
    phone.say(.reset)
    engine.stoppedHandler = { _ in }
    engine.resetHandler = {}
    #expect(ended.first(4).count == 4)
  }

  @Test("Sixty-four engines are each their own")
  func many() throws {
    let engines = try (0..<64).map { _ in try phone.runningEngine() }
    engines[7].isMutedForHaptics = true
    #expect(Set(phone.engines).count == 64)
    #expect(engines.filter(\.isMutedForHaptics).count == 1)
    phone.say(.engine(phone.engines[3], .stopped(.idleTimeout)))
    let failures = engines.map { engine in
      code { try engine.makePlayer(with: .tap()).start(atTime: 0) }
    }
    #expect(failures[3] == .engineNotRunning)
    #expect(failures.filter { $0 != nil }.count == 1)
  }
}

extension EngineCommand {
  /// Its name alone.
  fileprivate var name: String { "\(self)".prefix { $0.isLetter }.description }
}
