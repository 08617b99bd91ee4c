import CoreHaptics
import Foundation
import TactusPhoneLink
import TestSupport
import Testing

/// Step CoreHaptics.EN15: an engine that may shut down by itself also starts by itself.
@Suite struct AutomaticStartTests {
  private let phone = FakePhone()

  /// The number of starts that the phone received.
  private var startCount: Int {
    phone.commands.count { command in
      if case .start = command { true } else { false }
    }
  }

  @Test("CoreHaptics.EN15. A player's start starts an engine that never ran, and only once")
  func neverStarted() throws {
    let engine = try phone.engine()
    engine.isAutoShutdownEnabled = true
    let player = try engine.makePlayer(with: .tap())
    try player.start(atTime: CHHapticTimeImmediate)
    try player.start(atTime: 5)
    #expect(phone.commands == [.start(EngineSettings(isAutoShutdownEnabled: true))])
    #expect(phone.requests == [.execute(.start, at: nil), .execute(.start, at: 5)])
  }

  @Test("CoreHaptics.EN15. It starts the engine again, whatever stopped it", arguments: 0..<4)
  func again(way: Int) async throws {
    let engine = try phone.runningEngine()
    engine.isAutoShutdownEnabled = true
    switch way {
    case 0: phone.deliver(.stopped(.idleTimeout))
    case 1: phone.deliver(.stopped(.applicationSuspended))
    case 2: try await engine.stop()
    default: phone.deliver(.reset)
    }
    let player = try engine.makeAdvancedPlayer(with: .tap())
    try player.start(atTime: CHHapticTimeImmediate)
    #expect(startCount == 2)
    // A player that the app releases sends a request, too.
    withExtendedLifetime(player) {
      #expect(phone.requests == [.execute(.start, at: nil)])
    }
  }

  @Test("CoreHaptics.EN15. Without the setting nothing starts the engine, and only a start does")
  func others() throws {
    let engine = try phone.engine()
    let player = try engine.makeAdvancedPlayer(with: .buzz())
    #expect(code { try player.start(atTime: 0) } == .engineNotRunning)
    engine.isAutoShutdownEnabled = true
    let others: [() throws -> Void] = [
      { try player.stop(atTime: 0) }, { try player.pause(atTime: 0) },
      { try player.resume(atTime: 0) }, { try player.seek(toOffset: 0) },
      { try player.sendParameters([], atTime: 0) },
    ]
    for command in others { #expect(code(command) == .engineNotRunning) }
    #expect(phone.commands.isEmpty)
  }

  @Test("CoreHaptics.EN15. A start that the phone refuses is the player's error")
  func refused() throws {
    let phone = FakePhone { message in
      if case .engine(let id, .start) = message { return [.engine(id, .refused(.interrupted))] }
      return []
    }
    let engine = try phone.engine()
    engine.isAutoShutdownEnabled = true
    let player = try engine.makePlayer(with: .tap())
    #expect(code { try player.start(atTime: 0) } == .serverInterrupted)
    #expect(phone.requests.isEmpty)
  }

  @Test("CoreHaptics.EN15. A player from before a reset stays invalid")
  func reset() throws {
    let engine = try phone.runningEngine()
    engine.isAutoShutdownEnabled = true
    let player = try engine.makePlayer(with: .tap())
    phone.deliver(.reset)
    #expect(code { try player.start(atTime: 0) } == .invalidPatternPlayer)
    #expect(startCount == 1)
  }
}
