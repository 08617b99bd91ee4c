import CoreHaptics
import Foundation
import Synchronization
import TactusEmbeddedPhone
import TactusPhone
import TactusPhoneClient
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport
import Testing

/// Core Haptics on a phone of this process, whose time a test advances.
@Suite struct RealPhoneTests {
  private let rig = SteppedPhone()

  /// Waits until all pending handlers of the engine have run.
  private func drain(_ engine: CHHapticEngine) async {
    await withCheckedContinuation { continuation in
      engine.start { _ in continuation.resume() }
    }
  }

  @Test("A start is in the phone's log, with the latency of the Taptic Engine")
  func log() throws {
    let engine = try rig.runningEngine()
    let player = try engine.makePlayer(with: .tap(at: 0.25))
    try player.start(atTime: engine.currentTime + 0.5)
    rig.phone.advance()
    let entry = try #require(rig.phone.log.entries.last)
    #expect(entry.app == "Timer" && entry.generator == "player")
    #expect(entry.asked == .boot.advanced(by: .seconds(1)))
    #expect(entry.felt == .boot.advanced(by: .milliseconds(1500) + TapticTiming.standard.latency))
  }

  @Test("A player calls its handler when its pattern has ended, and not before")
  func completion() async throws {
    let engine = try rig.runningEngine()
    let player = try engine.makeAdvancedPlayer(with: .buzz(1))
    let received = Mailbox<CHHapticError.Code?>()
    player.completionHandler = { received.put(code(of: $0)) }
    try player.start(atTime: CHHapticTimeImmediate)
    rig.phone.advance()
    rig.advance(.milliseconds(999))
    await drain(engine)
    #expect(received.isEmpty)
    rig.advance(.milliseconds(2))
    #expect(received.first(1) == [nil])
    try player.start(atTime: CHHapticTimeImmediate)
    player.playbackRate = 2
    rig.phone.advance()
    rig.advance(.milliseconds(499))
    await drain(engine)
    #expect(received.count == 1)
    rig.advance(.milliseconds(2))
    #expect(received.first(2) == [nil, nil])
  }

  @Test("A stop, a cancel and a stop of the engine end a player; a pause does not")
  func endings() async throws {
    let engine = try rig.runningEngine()
    let received = Mailbox<CHHapticError.Code?>()
    var players: [any CHHapticAdvancedPatternPlayer] = []
    for _ in 0..<4 {
      let player = try engine.makeAdvancedPlayer(with: .buzz(1))
      player.completionHandler = { received.put(code(of: $0)) }
      try player.start(atTime: CHHapticTimeImmediate)
      players.append(player)
    }
    rig.advance(.milliseconds(100))
    try players[0].pause(atTime: CHHapticTimeImmediate)
    try players[1].pause(atTime: CHHapticTimeImmediate)
    rig.advance(.seconds(10))
    // The two players that continued have ended.
    #expect(received.first(2) == [nil, nil])
    try players[0].cancel()
    rig.advance(.milliseconds(1))
    #expect(received.first(3) == [nil, nil, nil])
    try await engine.stop()
    #expect(received.first(4) == [nil, nil, nil, nil])
    try await engine.start()
    await drain(engine)
    #expect(received.count == 4)
  }

  @Test("A loop plays until it is stopped, and settings survive a cancel")
  func loops() async throws {
    let engine = try rig.runningEngine()
    let player = try engine.makeAdvancedPlayer(with: .buzz(1))
    let received = Mailbox<CHHapticError.Code?>()
    player.completionHandler = { received.put(code(of: $0)) }
    player.loopEnabled = true
    try player.start(atTime: CHHapticTimeImmediate)
    rig.advance(.seconds(10))
    try player.cancel()
    rig.advance(.milliseconds(1))
    #expect(received.first(1) == [nil])
    try player.start(atTime: CHHapticTimeImmediate)
    rig.advance(.seconds(10))
    await drain(engine)
    #expect(received.count == 1)
    player.loopEnabled = false
    rig.advance(.seconds(1))
    #expect(received.first(2) == [nil, nil])
  }

  @Test("The handler for all players is called after the last one, even if it was released")
  func orphans() async throws {
    let engine = try rig.runningEngine()
    let received = Mailbox<Bool>()
    try engine.makePlayer(with: .buzz(1)).start(atTime: CHHapticTimeImmediate)
    do {
      let looping = try engine.makeAdvancedPlayer(with: .buzz(0.4))
      looping.loopEnabled = true
      try looping.start(atTime: CHHapticTimeImmediate)
    }
    await drain(engine)
    engine.notifyWhenPlayersFinished { error in
      received.put(error == nil)
      return .leaveEngineRunning
    }
    rig.phone.advance()
    rig.advance(.milliseconds(999))
    await drain(engine)
    #expect(received.isEmpty)
    rig.advance(.milliseconds(2))
    #expect(received.first(1) == [true])
    engine.notifyWhenPlayersFinished { error in
      received.put(error == nil)
      return .leaveEngineRunning
    }
    rig.phone.advance()
    #expect(received.first(2) == [true, true])
  }

  @Test("An idle engine stops by itself after two minutes, and not before")
  func autoShutdown() async throws {
    let engine = try rig.runningEngine()
    let reasons = Mailbox<CHHapticEngine.StoppedReason>()
    engine.stoppedHandler = { reasons.put($0) }
    engine.isAutoShutdownEnabled = true
    rig.advance(TapticTiming.standard.engineIdle - .seconds(1) - .milliseconds(1))
    await drain(engine)
    #expect(reasons.isEmpty)
    rig.advance(.milliseconds(1))
    #expect(reasons.first(1) == [.idleTimeout])
    #expect(code { try engine.makePlayer(with: .tap()).start(atTime: 0) } == nil)
    rig.phone.advance()
    #expect(rig.phone.log.entries.map(\.isPlayed) == [true])
    // The tap ends before the engine is idle.
    rig.advance(.seconds(1))
    rig.advance(TapticTiming.standard.engineIdle)
    #expect(reasons.first(2) == [.idleTimeout, .idleTimeout])
    engine.isAutoShutdownEnabled = false
    #expect(code { try engine.makePlayer(with: .tap()).start(atTime: 0) } == .engineNotRunning)
    try await engine.start()
    #expect(code { try engine.makePlayer(with: .tap()).start(atTime: 0) } == nil)
  }

  @Test("A call stops the engine, which can start again after it")
  func call() async throws {
    let engine = try rig.runningEngine()
    let reasons = Mailbox<CHHapticEngine.StoppedReason>()
    engine.stoppedHandler = { reasons.put($0) }
    var environment = PhoneEnvironment()
    environment.isInCall = true
    rig.phone.set(environment)
    rig.phone.advance()
    #expect(reasons.first(1) == [.audioSessionInterrupt])
    await #expect { try await engine.start() } throws: { code(of: $0) == .serverInterrupted }
    rig.phone.set(PhoneEnvironment())
    try await engine.start()
  }

  @Test("Another app in front suspends the engine")
  func background() async throws {
    let engine = try rig.runningEngine()
    let reasons = Mailbox<CHHapticEngine.StoppedReason>()
    engine.stoppedHandler = { reasons.put($0) }
    let other = ClientLink(to: rig.phone, app: "Clock")
    rig.phone.advance()
    #expect(reasons.first(1) == [.applicationSuspended])
    await #expect { try await engine.start() } throws: { code(of: $0) == .operationNotPermitted }
    other.connection.close()
    rig.phone.advance()
    try await engine.start()
  }

  @Test("After a failure of the haptic service, a new start and new players play again")
  func reset() async throws {
    let engine = try rig.runningEngine()
    let old = try engine.makePlayer(with: .buzz())
    try old.start(atTime: CHHapticTimeImmediate)
    let resets = Mailbox<Bool>()
    engine.resetHandler = { resets.put(true) }
    rig.phone.failHaptics()
    rig.phone.advance()
    #expect(resets.first(1) == [true])
    #expect(code { try old.start(atTime: 0) } == .invalidPatternPlayer)
    #expect(code { try engine.makePlayer(with: .tap()).start(atTime: 0) } == .engineNotRunning)
    try await engine.start()
    try engine.makePlayer(with: .tap()).start(atTime: CHHapticTimeImmediate)
    rig.phone.advance()
    #expect(rig.phone.log.entries.map(\.isPlayed) == [true, true])
  }

  @Test("A phone without haptic patterns reports it, and creates no engine")
  func oldPhone() {
    let rig = SteppedPhone(Phone(.iPhone7))
    AppPhone.withLink(rig.link) {
      #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
      #expect(code { _ = try CHHapticEngine() } == .notSupported)
    }
  }

  @Test("Engines beyond the limit are refused")
  func tooMany() throws {
    let engines = try AppPhone.withLink(rig.link) {
      try (0...LinkLimits.engines).map { _ in try CHHapticEngine() }
    }
    let failures = engines.map { engine in code { try engine.start() } }
    #expect(failures.dropLast().allSatisfy { $0 == nil })
    #expect(failures.last == .serverInitFailed)
  }

  @Test("Sixty-four engines play at once, and nothing plays after their release")
  func many() async throws {
    let actuator = RecordingActuator()
    let rig = SteppedPhone(actuators: [actuator])
    let reasons = Mailbox<CHHapticEngine.StoppedReason>()
    do {
      let engines = try (0..<64).map { _ in try rig.runningEngine() }
      let players = try engines.map { engine in
        engine.stoppedHandler = { reasons.put($0) }
        let player = try engine.makeAdvancedPlayer(with: .buzz(0.5))
        player.loopEnabled = true
        try player.start(atTime: CHHapticTimeImmediate)
        return player
      }
      for _ in 0..<20 { rig.advance(.milliseconds(50)) }
      #expect(rig.phone.log.entries.count { $0.isPlayed } == 64)
      withExtendedLifetime((engines, players)) { #expect(!rig.phone.isQuiet) }
    }
    #expect(reasons.first(64).allSatisfy { $0 == .engineDestroyed })
    for _ in 0..<20 { rig.advance(.milliseconds(50)) }
    #expect(rig.phone.isQuiet)
  }

  @Test("Many threads start, play, change and stop on a running phone")
  func manyThreads() async throws {
    let phone = PhoneHost(now: { BootClock.now })
    phone.run()
    let link = ClientLink(to: phone, app: "Timer")
    let engine = try AppPhone.withLink(link) { try CHHapticEngine() }
    let failures = Mailbox<CHHapticError.Code?>()
    DispatchQueue.concurrentPerform(iterations: 32) { index in
      do {
        try engine.start()
        let player = try engine.makeAdvancedPlayer(with: .buzz(0.05))
        player.loopEnabled = index % 2 == 0
        try player.start(atTime: CHHapticTimeImmediate)
        player.playbackRate = 2
        player.isMuted.toggle()
        engine.isMutedForHaptics = index % 3 == 0
        try player.seek(toOffset: 0.01)
        player.loopEnabled = false
      } catch { failures.put(code(of: error)) }
    }
    #expect(failures.isEmpty)
    let received = Mailbox<Bool>()
    engine.notifyWhenPlayersFinished { error in
      received.put(error == nil)
      return .stopEngine
    }
    #expect(received.first(1) == [true])
    phone.shutDown()
  }
}
