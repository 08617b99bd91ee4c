import ContractTests
import TactusHapticAdaptation
import TactusHapticPatterns
import TactusMotorPlayback
import TactusPhoneHardware
import TactusPhoneTypes
import TestSupport
import Testing

/// Motors in virtual time; `ForceFeedbackDriverTests` has the tests specific to evdev.
@Suite struct SteppedMotorTests {
  private let device = FakeMotorDevice()
  private let endless = HapticPattern(events: [
    HapticEvent(.continuous, time: 0, duration: 20)
  ])

  private func motor() -> SteppedMotor {
    SteppedMotor(
      ActuatorDescription(
        ActuatorAddress(family: "fake"), title: "Fake", abilities: [.rumble]), device: device)
  }

  private func advance(_ motor: SteppedMotor, milliseconds: Range<Int>) {
    for count in milliseconds {
      motor.advance(to: PhoneInstant(nanoseconds: Int64(count) * 1_000_000))
    }
  }

  @Test("Keeps the contract of every actuator")
  func contract() throws {
    try ActuatorContract(ClockedRig { motor() }).checkAll()
  }

  @Test("No step lasts longer than the score's longest, and a stop ends motion")
  func bounded() throws {
    let motor = motor()
    let endings = Mailbox<PlaybackEnding>()
    try motor.start(endless, gain: 1, repeats: false, whenOver: endings.put)
    advance(motor, milliseconds: 0..<12_000)
    motor.stop()
    #expect(endings.first(1) == [.stopped])
    #expect(device.steps.count >= 3)
    #expect((device.steps.map(\.seconds).max() ?? 9) <= MotorScoreIterator.longestStep)
    #expect(device.steps.last?.step.isSilent == true)
  }

  @Test("A late error of the device ends playback when time passes")
  func lateError() throws {
    let motor = motor()
    let endings = Mailbox<PlaybackEnding>()
    try motor.start(endless, gain: 1, repeats: false, whenOver: endings.put)
    advance(motor, milliseconds: 0..<100)
    let error = ActuatorError.refused(device: "fake", reason: "it changed its mind")
    device.fail(error)
    advance(motor, milliseconds: 100..<101)
    #expect(endings.first(1) == [.failed(error)])
    #expect(!motor.isPlaying)
  }

  @Test("A late error does not end the next playback")
  func oldError() throws {
    let motor = motor()
    device.fail(.refused(device: "fake", reason: "it was busy"))
    let endings = Mailbox<PlaybackEnding>()
    try motor.start(endless, gain: 1, repeats: false, whenOver: endings.put)
    advance(motor, milliseconds: 0..<100)
    #expect(motor.isPlaying)
    motor.stop()
    #expect(endings.first(1) == [.stopped])
  }

  @Test("A disconnected device ends playback with its own error")
  func lost() throws {
    let motor = motor()
    let endings = Mailbox<PlaybackEnding>()
    try motor.start(endless, gain: 1, repeats: false, whenOver: endings.put)
    advance(motor, milliseconds: 0..<100)
    motor.lose()
    #expect(endings.first(1) == [.failed(FakeMotorDevice.loss)])
    #expect(device.isGone)
  }
}
