import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink
import Synchronization
import Testing

/// What a phone does with an actuator that does not stay.
@Suite struct OutputTests {
  private let clock = WoundClock()
  private let actuator = FickleActuator()
  private let troubles = Troubles()

  /// What went wrong.
  private final class Troubles: Sendable {
    let all = Mutex<[PhoneTrouble]>([])
  }

  private func phone() -> PhoneInProcess {
    let (clock, troubles) = (clock, troubles)
    return PhoneInProcess(
      actuators: [actuator], now: { clock.now },
      report: { trouble in troubles.all.withLock { $0.append(trouble) } })
  }

  /// Asks for a tap and lets half a second pass.
  private func tap(_ app: some PhoneConnection, _ phone: PhoneInProcess) {
    app.send(.feedback(.impactMedium, intensity: 1, generator: GeneratorID(1)))
    phone.advance()
    clock.wind(.milliseconds(500))
    phone.advance()
  }

  @Test("A device that is lost is told of once, and played on when it is back")
  func comesBack() {
    let phone = phone()
    let app = phone.connect("Timer")
    tap(app, phone)
    actuator.setThere(false)
    phone.advance()
    for _ in 0..<5 { tap(app, phone) }
    #expect(troubles.all.withLock { $0 } == [.actuator(FickleActuator.lost)])
    #expect(actuator.starts == 1)
    actuator.setThere(true)
    tap(app, phone)
    #expect(actuator.starts == 2)
    #expect(troubles.all.withLock { $0.count } == 1)
    // The next loss is another one.
    actuator.setThere(false)
    phone.advance()
    #expect(troubles.all.withLock { $0.count } == 2)
    #expect(phone.log.entries.count { $0.isPlayed } == 7)
  }

  @Test("What was rendered ahead is thrown away with the only voice, and not with one of two")
  func stops() {
    let phone = phone()
    let (first, second) = (phone.connect("Timer"), phone.connect("Bell"))
    second.send(.feedback(.notificationError, intensity: 1, generator: GeneratorID(1)))
    phone.advance()
    clock.wind(.milliseconds(50))
    second.close()
    phone.advance()
    #expect(actuator.flushes == 1)
    first.close()
    phone.advance()
    #expect(actuator.flushes == 1)
  }
}
