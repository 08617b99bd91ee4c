import Synchronization
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// A phone with an actuator that is disconnected and connected.
@Suite struct OutputTests {
  private let clock = ManualClock()
  private let actuator = DetachableActuator()
  private let errors = ReportedErrors()

  /// The errors that were reported.
  private final class ReportedErrors: Sendable {
    let all = Mutex<[PhoneHostError]>([])
  }

  private func phone() -> PhoneHost {
    let (clock, errors) = (clock, errors)
    return PhoneHost(
      actuators: [actuator], now: { clock.now },
      onError: { error in errors.all.withLock { $0.append(error) } })
  }

  /// Processes all inputs, and waits until the actuator has what they require.
  private func advance(_ phone: PhoneHost) {
    phone.advance()
    phone.waitForOutputs()
  }

  /// Plays a tap and advances time by half a second.
  private func tap(_ app: some PhoneConnection, _ phone: PhoneHost) {
    app.send(.feedback(.impactMedium, intensity: 1, generator: GeneratorID(1)))
    advance(phone)
    clock.advance(.milliseconds(500))
    advance(phone)
  }

  // Outputs.OH4.
  @Test("The loss of a device is reported once, and the device is used again when it is back")
  func comesBack() {
    let phone = phone()
    let app = phone.connect("Timer")
    tap(app, phone)
    actuator.setConnected(false)
    advance(phone)
    for _ in 0..<5 { tap(app, phone) }
    #expect(errors.all.withLock { $0 } == [.actuator(DetachableActuator.lost)])
    #expect(actuator.starts == 1)
    actuator.setConnected(true)
    tap(app, phone)
    #expect(actuator.starts == 2)
    #expect(errors.all.withLock { $0.count } == 1)
    // The next loss is reported again.
    actuator.setConnected(false)
    advance(phone)
    #expect(errors.all.withLock { $0.count } == 2)
    #expect(phone.log.entries.count { $0.isPlayed } == 7)
  }

  // Outputs.OS5.
  @Test("Stopping the only voice drops frames rendered ahead; stopping one of two does not")
  func stops() {
    let phone = phone()
    let (first, second) = (phone.connect("Timer"), phone.connect("Bell"))
    second.send(.feedback(.notificationError, intensity: 1, generator: GeneratorID(1)))
    advance(phone)
    clock.advance(.milliseconds(50))
    second.close()
    advance(phone)
    #expect(actuator.flushes == 1)
    first.close()
    advance(phone)
    #expect(actuator.flushes == 1)
  }
}
