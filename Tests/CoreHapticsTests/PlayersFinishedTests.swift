import CoreHaptics
import Foundation
import TactusPhoneClient
import TactusPhoneLink
import TestSupport
import Testing

@Suite struct PlayersFinishedTests {
  private let phone = FakePhone()

  // CoreHaptics.EN8.
  @Test("The phone gets one request for all handlers, and each is called once")
  func waiting() async throws {
    let engine = try phone.runningEngine()
    let received = Mailbox<Bool>()
    for _ in 0..<3 {
      engine.notifyWhenPlayersFinished { error in
        received.put(error == nil && !Thread.isMainThread)
        return .leaveEngineRunning
      }
    }
    phone.deliver(.playersFinished)
    phone.deliver(.playersFinished)
    #expect(received.first(3) == [true, true, true])
    #expect(phone.commands.filter { $0 == .notifyPlayersFinished }.count == 1)
    engine.notifyWhenPlayersFinished { _ in .leaveEngineRunning }
    #expect(phone.commands.filter { $0 == .notifyPlayersFinished }.count == 2)
    #expect(!phone.commands.contains(.stop))
    await settleHandlers(of: engine)
    #expect(received.count == 3)
  }

  // CoreHaptics.EN8.
  @Test("A handler can stop the engine, which is reported with its reason")
  func stopping() throws {
    let engine = try phone.runningEngine()
    let reasons = Mailbox<CHHapticEngine.StoppedReason>()
    engine.stoppedHandler = { reasons.put($0) }
    engine.notifyWhenPlayersFinished { _ in .leaveEngineRunning }
    engine.notifyWhenPlayersFinished { _ in .stopEngine }
    phone.deliver(.playersFinished)
    #expect(reasons.first(1) == [.notifyWhenFinished])
    #expect(phone.commands.last == .stop)
    #expect(CHHapticEngine.StoppedReason.notifyWhenFinished.rawValue == 4)
    #expect(CHHapticEngine.FinishedAction.stopEngine.rawValue == 1)
    #expect(CHHapticEngine.FinishedAction.leaveEngineRunning.rawValue == 2)
  }

  // CoreHaptics.EN8.
  @Test("The handler gets an error if the connection ends, whenever it was set")
  func disconnected() throws {
    let engine = try phone.engine()
    let received = Mailbox<CHHapticError.Code?>()
    func watch() {
      engine.notifyWhenPlayersFinished {
        received.put(code(of: $0))
        return .stopEngine
      }
    }
    watch()
    try engine.start()
    watch()
    phone.deliver(nil)
    #expect(received.first(2) == [.serverInterrupted, .serverInterrupted])
    watch()
    #expect(received.first(3).last == .engineNotRunning)
  }

  @Test("CoreHaptics.EN8. A handler set before the start waits for what is played first")
  func early() throws {
    let engine = try phone.engine()
    let received = Mailbox<CHHapticError.Code?>()
    let reasons = Mailbox<CHHapticEngine.StoppedReason>()
    engine.stoppedHandler = { reasons.put($0) }
    for _ in 0..<2 {
      engine.notifyWhenPlayersFinished {
        received.put(code(of: $0))
        return .stopEngine
      }
    }
    try engine.start()
    let player = try engine.makePlayer(with: .tap())
    #expect(!phone.commands.contains(.notifyPlayersFinished))
    try player.start(atTime: CHHapticTimeImmediate)
    try player.start(atTime: CHHapticTimeImmediate)
    // The request follows the start, so that the phone does not answer before it.
    #expect(phone.sent.last == .player(phone.players[0], .execute(.start, at: nil)))
    #expect(
      phone.sent.dropLast().last == phone.engines.first.map { .engine($0, .notifyPlayersFinished) })
    phone.deliver(.playersFinished)
    #expect(received.first(2) == [nil, nil])
    #expect(reasons.first(1) == [.notifyWhenFinished])
    #expect(phone.commands.filter { $0 == .notifyPlayersFinished }.count == 1)
    #expect(phone.commands.last == .stop)
  }

  @Test("CoreHaptics.EN8. A stop before the first player does not call an early handler")
  func earlyAndStopped() async throws {
    let engine = try phone.engine()
    let received = Mailbox<CHHapticError.Code?>()
    engine.notifyWhenPlayersFinished {
      received.put(code(of: $0))
      return .leaveEngineRunning
    }
    try await engine.start()
    try await engine.stop()
    try await engine.start()
    phone.deliver(.stopped(.audioSessionInterrupt))
    phone.deliver(.reset)
    #expect(received.isEmpty)
    try await engine.start()
    try engine.makePlayer(with: .tap()).start(atTime: CHHapticTimeImmediate)
    phone.deliver(.playersFinished)
    #expect(received.first(1) == [nil])
  }

  @Test("CoreHaptics.EN8. The order of Apple's article plays, and then stops the engine")
  func article() throws {
    let rig = SteppedPhone()
    let engine = try AppPhone.withLink(rig.link) { try CHHapticEngine() }
    let received = Mailbox<CHHapticError.Code?>()
    let reasons = Mailbox<CHHapticEngine.StoppedReason>()
    engine.stoppedHandler = { reasons.put($0) }
    engine.notifyWhenPlayersFinished {
      received.put(code(of: $0))
      return .stopEngine
    }
    try engine.start()
    rig.advance(.seconds(1))
    try engine.makePlayer(with: .buzz(0.5)).start(atTime: CHHapticTimeImmediate)
    rig.phone.advance()
    rig.advance(.milliseconds(499))
    #expect(received.isEmpty)
    rig.advance(.milliseconds(2))
    #expect(received.first(1) == [nil] && reasons.first(1) == [.notifyWhenFinished])
    #expect(code { try engine.makePlayer(with: .tap()).start(atTime: 0) } == .engineNotRunning)
  }
}
