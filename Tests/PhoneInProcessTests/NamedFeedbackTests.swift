import PhoneHardware
import PhoneInProcess
import PhoneLink
import Synchronization
import Testing

/// A phone with an actuator that has feedback of its own.
@Suite struct NamedFeedbackTests {
  private let clock = WoundClock()
  private let actuator = NamedActuator()
  private let troubles = Troubles()

  private final class Troubles: Sendable {
    let all = Mutex<[PhoneTrouble]>([])
  }

  private func phone() -> PhoneInProcess {
    let (clock, troubles) = (clock, troubles)
    return PhoneInProcess(
      actuators: [actuator], now: { clock.now },
      report: { trouble in troubles.all.withLock { $0.append(trouble) } })
  }

  private func ask(_ app: InProcessConnection, _ feedback: Feedback, _ intensity: Double = 1) {
    app.send(.feedback(feedback, intensity: intensity, generator: GeneratorID(1)))
  }

  @Test("It gets the name and not the pattern, at the moment when the phone would be felt")
  func name() throws {
    let phone = phone()
    let app = phone.connect("Timer")
    ask(app, .notificationError, 0.5)
    phone.advance()
    let felt = try #require(phone.log.entries.first?.felt)
    clock.wind(clock.now.duration(to: felt) - .nanoseconds(1))
    phone.advance()
    #expect(actuator.log.isEmpty && !phone.isQuiet)
    clock.wind(.nanoseconds(1))
    phone.advance()
    #expect(actuator.log == [NamedFeedback(.notificationError, intensity: 0.5)])
    #expect(actuator.progress.rendered == 0)
    withExtendedLifetime(app) {}
  }

  @Test("The phone is quiet when the service has said that all is over")
  func quiet() {
    let phone = phone()
    let app = phone.connect("Timer")
    ask(app, .selection)
    ask(app, .impactHeavy)
    phone.advance()
    clock.wind(.seconds(1))
    phone.advance()
    #expect(actuator.current.count == 2)
    actuator.finish()
    clock.wind(.seconds(9))
    phone.advance()
    #expect(!phone.isQuiet)
    actuator.finish()
    #expect(phone.isQuiet)
    withExtendedLifetime(app) {}
  }

  @Test("With its app gone a feedback is ended, and one that waits never begins")
  func death() {
    let phone = phone()
    var app: InProcessConnection? = phone.connect("Timer")
    app.map { ask($0, .notificationError) }
    phone.advance()
    app = nil
    clock.wind(.seconds(1))
    phone.advance()
    #expect(actuator.log.isEmpty && phone.isQuiet)
    app = phone.connect("Timer")
    app.map { ask($0, .notificationError) }
    phone.advance()
    clock.wind(.milliseconds(100))
    phone.advance()
    #expect(actuator.current.count == 1)
    app = nil
    phone.advance()
    #expect(actuator.current.isEmpty && phone.isQuiet)
  }

  @Test("What cannot be played is a trouble each, and the phone goes on")
  func failures() {
    let phone = phone()
    let app = phone.connect("Timer")
    let error = ActuatorError.lost(device: "feedbackd", reason: "it ended")
    ask(app, .selection)
    ask(app, .selection)
    phone.advance()
    clock.wind(.seconds(1))
    phone.advance()
    actuator.finish(.failed(error))
    actuator.finish(.failed(error))
    #expect(!phone.isQuiet)
    phone.advance()
    phone.advance()
    #expect(troubles.all.withLock { $0 } == [.actuator(error), .actuator(error)])
    #expect(phone.isQuiet)
    withExtendedLifetime(app) {}
  }

  @Test("A phone that is shut down ends what is under way")
  func shutDown() {
    let phone = phone()
    let app = phone.connect("Timer")
    ask(app, .notificationError)
    phone.advance()
    clock.wind(.milliseconds(100))
    phone.advance()
    phone.shutDown()
    #expect(actuator.current.isEmpty)
    withExtendedLifetime(app) {}
  }
}
