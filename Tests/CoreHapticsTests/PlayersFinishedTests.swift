import CoreHaptics
import Foundation
import PhoneLink
import TestSupport
import Testing

@Suite struct PlayersFinishedTests {
  private let phone = FakePhone()

  @Test("The phone is asked once for all who wait, and each is told once")
  func waiting() async throws {
    let engine = try phone.runningEngine()
    let told = Mailbox<Bool>()
    for _ in 0..<3 {
      engine.notifyWhenPlayersFinished { error in
        told.put(error == nil && !Thread.isMainThread)
        return .leaveEngineRunning
      }
    }
    phone.say(.playersFinished)
    phone.say(.playersFinished)
    #expect(told.first(3) == [true, true, true])
    #expect(phone.commands.filter { $0 == .watchPlayers }.count == 1)
    engine.notifyWhenPlayersFinished { _ in .leaveEngineRunning }
    #expect(phone.commands.filter { $0 == .watchPlayers }.count == 2)
    #expect(!phone.commands.contains(.stop))
    await settleHandlers(of: engine)
    #expect(told.count == 3)
  }

  @Test("A handler can have the engine stopped, which is told with its reason")
  func stopping() throws {
    let engine = try phone.runningEngine()
    let reasons = Mailbox<CHHapticEngine.StoppedReason>()
    engine.stoppedHandler = { reasons.put($0) }
    engine.notifyWhenPlayersFinished { _ in .leaveEngineRunning }
    engine.notifyWhenPlayersFinished { _ in .stopEngine }
    phone.say(.playersFinished)
    #expect(reasons.first(1) == [.notifyWhenFinished])
    #expect(phone.commands.last == .stop)
    #expect(CHHapticEngine.StoppedReason.notifyWhenFinished.rawValue == 4)
    #expect(CHHapticEngine.FinishedAction.stopEngine.rawValue == 1)
    #expect(CHHapticEngine.FinishedAction.leaveEngineRunning.rawValue == 2)
  }

  @Test("On an engine that does not run, or loses its phone, the handler is told so")
  func notRunning() throws {
    let engine = try phone.engine()
    let told = Mailbox<CHHapticError.Code?>()
    engine.notifyWhenPlayersFinished {
      told.put(code(of: $0))
      return .stopEngine
    }
    try engine.start()
    engine.notifyWhenPlayersFinished {
      told.put(code(of: $0))
      return .leaveEngineRunning
    }
    phone.say(nil)
    #expect(told.first(2) == [.engineNotRunning, .serverInterrupted])
  }
}
