import Foundation
import Synchronization
import TactusHapticPatterns
import TactusHapticPlayback
import TactusPhone
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TactusSoundDriver
import TestSupport
import Testing

/// Devices that hang, fail late or disappear: nobody but their own workers waits for them.
@Suite(.timeLimit(.minutes(10))) struct DeviceFaultTests {
  private static let error = ActuatorError.refused(device: "latched", reason: "it is broken")
  private let clock = ManualClock()
  private let errors = Mailbox<PhoneHostError>()

  private func phone(
    _ actuators: [any Actuator] = [], devices: [ActuatorDevice] = []
  ) -> PhoneHost {
    let clock = clock
    return PhoneHost(
      actuators: actuators, devices: devices, now: { clock.now }, onError: errors.put)
  }

  private func tap(_ app: some PhoneConnection, _ phone: PhoneHost) {
    app.send(.feedback(.impactMedium, intensity: 1, generator: GeneratorID(1)))
    phone.advance()
  }

  private func advance(_ phone: PhoneHost, _ duration: Duration) {
    clock.advance(duration)
    phone.advance()
    phone.waitForOutputs()
  }

  /// Uses everything of a phone that an app's main thread and a page use.
  private func useEverything(of phone: PhoneHost, _ app: InProcessConnection) {
    app.send(.prepare(generator: GeneratorID(1)))
    app.settle()
    phone.advance()
    _ = (phone.log, phone.state, phone.notes, phone.isQuiet)
    phone.send(.touch(TouchReport(ContactID(1), .began, x: 1, y: 1)))
    phone.connect("Another").close()
    phone.advance()
  }

  /// Outputs.OW1.
  @Test("While a device hangs in its start, the phone and all other devices continue")
  func hangsInStart() {
    let (hanging, other, recorder) = (
      LatchedActuator(), LatchedActuator("other"), RecordingActuator()
    )
    hanging.starting.close()
    let phone = phone([hanging, other, recorder])
    let app = phone.connect("Timer")
    tap(app, phone)
    #expect(hanging.starting.wait(forArrivals: 1))
    useEverything(of: phone, app)
    #expect(other.starting.wait(forArrivals: 1))
    clock.advance(.milliseconds(100))
    phone.advance()
    #expect(recorder.recording.drive.contains { $0 != 0 })
    #expect(phone.log.entries.count { $0.isPlayed } == 1)
    #expect(!phone.isQuiet)
    #expect(hanging.calls == ["start"])
    hanging.starting.open()
    phone.waitForOutputs()
    #expect(errors.isEmpty)
  }

  @Test("A device that is opened later hangs on its worker only, and plays once it is open")
  func hangsInOpen() {
    let opening = Latch()
    let actuator = LatchedActuator()
    let device = ActuatorDevice(ActuatorAddress(family: "latched")) {
      opening.pass()
      return actuator
    }
    #expect(device.title == "latched")
    let phone = phone(devices: [device])
    let app = phone.connect("Timer")
    #expect(opening.wait(forArrivals: 1))
    tap(app, phone)
    useEverything(of: phone, app)
    #expect(!phone.isQuiet && actuator.calls.isEmpty)
    opening.open()
    phone.waitForOutputs()
    #expect(device.title == "Latched" && actuator.calls == ["start"])
    #expect((actuator.render(4_800) ?? 0) > 0.1)
    #expect(errors.isEmpty)
  }

  @Test("A sound service that accepts and never answers delays nobody, and gives one error")
  func silentService() throws {
    let server = try SilentSoundServer()
    let catalog = ActuatorCatalog([
      SoundDirectory(options: SoundOptions(server: server.address)), NullDirectory(),
    ])
    let choice = ActuatorChoice("sound,null", from: catalog, opening: .later)
    #expect(choice.errors.isEmpty && choice.devices.count == 2)
    let phone = phone(devices: choice.devices)
    let app = phone.connect("Timer")
    #expect(server.accepts(1))
    for _ in 0..<10 {
      tap(app, phone)
      useEverything(of: phone, app)
      clock.advance(.milliseconds(100))
    }
    // All of that has returned while the service was still silent.
    #expect(errors.isEmpty)
    #expect(phone.log.entries.count { $0.isPlayed } == 10)
    server.hangUp()
    phone.waitForOutputs()
    #expect(errors.count == 1)
    guard case .actuator? = errors.first(1).first else {
      Issue.record("\(errors.first(1))")
      return
    }
  }

  /// Outputs.OW5.
  @Test("An attempt that fails late fails for everything requested before, with one error")
  func failsLate() {
    let actuator = LatchedActuator()
    actuator.starting.close()
    actuator.setError(Self.error)
    let phone = phone([actuator])
    let app = phone.connect("Timer")
    tap(app, phone)
    #expect(actuator.starting.wait(forArrivals: 1))
    for _ in 0..<20 {
      clock.advance(.milliseconds(100))
      tap(app, phone)
    }
    actuator.starting.open()
    phone.waitForOutputs()
    #expect(actuator.calls == ["start"])
    #expect(errors.first(1) == [.actuator(Self.error)])
    // The next request is another attempt, whose failure is not reported again.
    clock.advance(.milliseconds(100))
    tap(app, phone)
    phone.waitForOutputs()
    #expect(actuator.starts == 2 && errors.count == 1)
    actuator.setError(nil)
    clock.advance(.milliseconds(100))
    tap(app, phone)
    phone.waitForOutputs()
    #expect(actuator.starts == 3 && errors.count == 1)
    #expect((actuator.render(4_800) ?? 0) > 0.1)
  }

  /// Outputs.OW4.
  @Test("A tap that is late by more than half a second is not played, one that is less late is")
  func late() {
    for (lateness, isPlayed) in [(450, true), (2_000, false)] {
      let actuator = LatchedActuator()
      actuator.starting.close()
      let phone = phone([actuator])
      let app = phone.connect("Timer")
      tap(app, phone)
      #expect(actuator.starting.wait(forArrivals: 1))
      clock.advance(.milliseconds(lateness))
      phone.advance()
      actuator.starting.open()
      phone.waitForOutputs()
      let peak = actuator.render(9_600) ?? -1
      #expect(isPlayed ? peak > 0.1 : peak == 0, "\(lateness) ms")
      #expect(phone.log.entries.count { $0.isPlayed } == 1)
    }
    #expect(errors.isEmpty)
  }

  /// Outputs.OW4.
  @Test("A long pattern on a late device begins where it would be")
  func lateInTheMiddle() {
    // Silence for a second, then a hum of a second.
    let pattern = HapticPattern(events: [
      HapticEvent(.transient, time: 0), HapticEvent(.continuous, time: 1, duration: 1),
    ])
    let actuator = LatchedActuator()
    actuator.starting.close()
    let phone = phone([actuator])
    let app = phone.connect("Timer")
    app.send(.engine(EngineID(1), .start(EngineSettings())))
    app.send(.player(PlayerID(1), .create(pattern, engine: EngineID(1))))
    app.send(.player(PlayerID(1), .execute(.start, at: nil)))
    phone.advance()
    #expect(actuator.starting.wait(forArrivals: 1))
    clock.advance(.milliseconds(700))
    phone.advance()
    actuator.starting.open()
    phone.waitForOutputs()
    // The tap has passed; the hum comes in some 0.3 s.
    #expect(actuator.render(9_600) == 0)
    #expect((actuator.render(14_400) ?? 0) > 0.1)
    withExtendedLifetime(app) {}
  }

  @Test("A device that disappears in mid-play gives one error, and is used again when it is back")
  func disappears() {
    let actuator = LatchedActuator()
    let phone = phone([actuator])
    let app = phone.connect("Timer")
    tap(app, phone)
    advance(phone, .milliseconds(10))
    #expect(actuator.render(480) != nil)
    actuator.setError(Self.error)
    actuator.lose(Self.error)
    for _ in 0..<5 {
      advance(phone, .milliseconds(300))
      tap(app, phone)
    }
    phone.waitForOutputs()
    #expect(errors.first(1) == [.actuator(Self.error)])
    actuator.setError(nil)
    advance(phone, .milliseconds(300))
    tap(app, phone)
    phone.waitForOutputs()
    #expect((actuator.render(9_600) ?? 0) > 0.1)
    #expect(errors.count == 1)
  }

  /// Outputs.OW9.
  @Test("A device that hangs while it stops or drops frames delays nobody")
  func hangsInStop() {
    let actuator = LatchedActuator()
    actuator.flushing.close()
    actuator.stopping.close()
    let phone = phone([actuator])
    var app: InProcessConnection? = phone.connect("Timer")
    app?.send(.feedback(.notificationError, intensity: 1, generator: GeneratorID(1)))
    advance(phone, .milliseconds(10))
    app = nil
    phone.advance()
    #expect(actuator.flushing.wait(forArrivals: 1))
    let next = phone.connect("Next")
    useEverything(of: phone, next)
    // The phone ends although its device does not.
    phone.shutDown(patience: .zero)
    #expect(actuator.calls == ["start", "flush"])
    actuator.flushing.open()
    #expect(actuator.stopping.wait(forArrivals: 1))
    actuator.stopping.open()
  }

  @Test("A device goes from one phone to the next, even if it hangs when the first one ends")
  func handsOver() {
    let actuator = LatchedActuator()
    let device = ActuatorDevice(actuator)
    actuator.stopping.close()
    let first = phone(devices: [device])
    let app = first.connect("Timer")
    tap(app, first)
    first.waitForOutputs()
    first.shutDown(patience: .zero)
    #expect(actuator.stopping.wait(forArrivals: 1))
    let second = phone(devices: [device])
    let other = second.connect("Timer")
    tap(other, second)
    #expect(actuator.calls == ["start", "stop"])
    actuator.stopping.open()
    second.waitForOutputs()
    #expect(actuator.calls == ["start", "stop", "start"])
    #expect(errors.isEmpty)
    withExtendedLifetime((app, other)) {}
  }

  /// Outputs.OW7.
  @Test("A device that takes no samples gives one error, and does not play later what it missed")
  func stalls() {
    let actuator = LatchedActuator()
    let phone = phone([actuator])
    let app = phone.connect("Timer")
    app.send(.engine(EngineID(1), .start(EngineSettings())))
    advance(phone, .milliseconds(100))
    #expect(actuator.render(4_800) == 0)
    for _ in 0..<40 {
      tap(app, phone)
      advance(phone, .milliseconds(100))
    }
    #expect(errors.count == 1)
    #expect(actuator.starts == 1)
    // It takes samples again, as a service does that was suspended.
    #expect(actuator.render(4_800) == 0)
    advance(phone, .milliseconds(100))
    tap(app, phone)
    phone.waitForOutputs()
    #expect((actuator.render(4_800) ?? 0) > 0.1)
    #expect(errors.count == 1)
  }

  /// Outputs.OW3.
  @Test("Preparing starts the device, the tap finds it running, and afterwards it stops")
  func warms() {
    let actuator = LatchedActuator()
    let phone = phone([actuator])
    let app = phone.connect("Timer")
    phone.advance()
    phone.waitForOutputs()
    #expect(actuator.calls.isEmpty)
    app.send(.prepare(generator: GeneratorID(1)))
    phone.advance()
    phone.waitForOutputs()
    #expect(actuator.calls == ["start"])
    #expect(phone.isQuiet)
    for _ in 0..<10 {
      advance(phone, .milliseconds(100))
      actuator.render(4_800)
    }
    tap(app, phone)
    phone.waitForOutputs()
    #expect(actuator.calls == ["start"])
    #expect((actuator.render(960) ?? 0) > 0.1)
    for _ in 0..<60 {
      advance(phone, .milliseconds(100))
      actuator.render(4_800)
    }
    #expect(actuator.calls == ["start", "stop"])
    // A preparation that nobody uses ends as well.
    app.send(.prepare(generator: GeneratorID(1)))
    for _ in 0..<60 {
      advance(phone, .milliseconds(100))
      actuator.render(4_800)
    }
    #expect(actuator.calls == ["start", "stop", "start", "stop"])
    #expect(errors.isEmpty)
  }

  /// Outputs.OW3.
  @Test("A running haptic engine keeps the device running")
  func engineWarms() {
    let actuator = LatchedActuator()
    let phone = phone([actuator])
    let app = phone.connect("Timer")
    app.send(.engine(EngineID(1), .start(EngineSettings())))
    for _ in 0..<100 {
      advance(phone, .milliseconds(100))
      actuator.render(4_800)
    }
    #expect(actuator.calls == ["start"])
    app.send(.engine(EngineID(1), .stop))
    for _ in 0..<40 {
      advance(phone, .milliseconds(100))
      actuator.render(4_800)
    }
    #expect(actuator.calls == ["start", "stop"])
  }

  /// Outputs.OW8.
  @Test("The phone answers while a sound is read, and while its error is handled")
  func reading() {
    let (handling, actuator) = (Latch(), LatchedActuator())
    let clock = clock
    let phone = PhoneHost(actuators: [actuator], now: { clock.now }) { _ in handling.pass() }
    let app = phone.connect("Timer")
    let sound = HapticPattern(events: [
      HapticEvent(.audioCustom, time: 0, waveform: WaveformReference(path: "/nonexistent/a.wav"))
    ])
    app.send(.engine(EngineID(1), .start(EngineSettings())))
    app.send(.player(PlayerID(1), .create(sound, engine: EngineID(1))))
    phone.advance()
    #expect(handling.wait(forArrivals: 1))
    useEverything(of: phone, app)
    handling.open()
    phone.waitForOutputs()
    #expect(handling.arrivalCount == 1)
  }

  @Test("A phone that is released without shutting down stops its device")
  func released() {
    let actuator = LatchedActuator()
    actuator.stopping.close()
    do {
      let phone = phone([actuator])
      let app = phone.connect("Timer")
      tap(app, phone)
      phone.waitForOutputs()
      withExtendedLifetime(app) {}
    }
    #expect(actuator.stopping.wait(forArrivals: 1))
    actuator.stopping.open()
  }
}
