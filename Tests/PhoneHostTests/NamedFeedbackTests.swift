import Synchronization
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// A phone with an actuator that plays feedback by name.
@Suite struct NamedFeedbackTests {
  private let clock = ManualClock()
  private let actuator = NamedActuator()
  private let errors = ReportedErrors()

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

  private func ask(_ app: InProcessConnection, _ feedback: Feedback, _ intensity: Double = 1) {
    app.send(.feedback(feedback, intensity: intensity, generator: GeneratorID(1)))
  }

  @Test(
    "The actuator gets the name instead of the pattern, at the time at which the pattern would be felt"
  )
  func name() throws {
    let phone = phone()
    let app = phone.connect("Timer")
    ask(app, .notificationError, 0.5)
    advance(phone)
    let felt = try #require(phone.log.entries.first?.felt)
    clock.advance(clock.now.duration(to: felt) - .nanoseconds(1))
    advance(phone)
    #expect(actuator.log.isEmpty && !phone.isQuiet)
    clock.advance(.nanoseconds(1))
    advance(phone)
    #expect(actuator.log == [NamedFeedback(.notificationError, intensity: 0.5)])
    #expect(actuator.progress.rendered == 0)
    withExtendedLifetime(app) {}
  }

  @Test("The phone is quiet when the service has reported the end of all feedback")
  func quiet() {
    let phone = phone()
    let app = phone.connect("Timer")
    ask(app, .selection)
    ask(app, .impactHeavy)
    advance(phone)
    clock.advance(.seconds(1))
    advance(phone)
    #expect(actuator.current.count == 2)
    actuator.finish()
    clock.advance(.seconds(9))
    advance(phone)
    #expect(!phone.isQuiet)
    actuator.finish()
    #expect(phone.isQuiet)
    withExtendedLifetime(app) {}
  }

  @Test("After the app disconnects, its feedback is stopped, and pending feedback never starts")
  func death() {
    let phone = phone()
    var app: InProcessConnection? = phone.connect("Timer")
    app.map { ask($0, .notificationError) }
    advance(phone)
    app = nil
    clock.advance(.seconds(1))
    advance(phone)
    #expect(actuator.log.isEmpty && phone.isQuiet)
    app = phone.connect("Timer")
    app.map { ask($0, .notificationError) }
    advance(phone)
    clock.advance(.milliseconds(100))
    advance(phone)
    #expect(actuator.current.count == 1)
    app = nil
    advance(phone)
    #expect(actuator.current.isEmpty && phone.isQuiet)
  }

  @Test("Each feedback that cannot be played gives an error, and the phone continues")
  func failures() {
    let phone = phone()
    let app = phone.connect("Timer")
    let error = ActuatorError.lost(device: "feedbackd", reason: "it ended")
    ask(app, .selection)
    ask(app, .selection)
    advance(phone)
    clock.advance(.seconds(1))
    advance(phone)
    actuator.finish(.failed(error))
    actuator.finish(.failed(error))
    #expect(!phone.isQuiet)
    advance(phone)
    advance(phone)
    #expect(errors.all.withLock { $0 } == [.actuator(error), .actuator(error)])
    #expect(phone.isQuiet)
    withExtendedLifetime(app) {}
  }

  @Test("Shutting down a phone stops all feedback")
  func shutDown() {
    let phone = phone()
    let app = phone.connect("Timer")
    ask(app, .notificationError)
    advance(phone)
    clock.advance(.milliseconds(100))
    advance(phone)
    phone.shutDown()
    #expect(actuator.current.isEmpty)
    withExtendedLifetime(app) {}
  }
}
