import CoreHaptics
import Foundation
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
  @Test("The handler gets an error if the engine does not run, or the connection ends")
  func notRunning() throws {
    let engine = try phone.engine()
    let received = Mailbox<CHHapticError.Code?>()
    engine.notifyWhenPlayersFinished {
      received.put(code(of: $0))
      return .stopEngine
    }
    try engine.start()
    engine.notifyWhenPlayersFinished {
      received.put(code(of: $0))
      return .leaveEngineRunning
    }
    phone.deliver(nil)
    #expect(received.first(2) == [.engineNotRunning, .serverInterrupted])
  }
}
