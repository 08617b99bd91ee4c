import TactusHapticSynthesis
import TactusPhone
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import Testing

@Suite struct RepeatedFeedbackTests {
  private let clock = ManualClock()
  private let recorder = RecordingActuator()

  private func advance(_ phone: PhoneHost, milliseconds: Int) {
    for _ in 0..<milliseconds {
      clock.advance(.milliseconds(1))
      phone.advance()
    }
  }

  @Test("Outputs.OW10: A feedback that is repeated feels, to the sample, like the first")
  func repeated() throws {
    let clock = clock
    let phone = PhoneHost(actuators: [recorder], now: { clock.now })
    let app = phone.connect("Timer")
    let feedbacks: [Feedback] = [.impactHeavy, .notificationError, .selection]
    for _ in 0..<5 {
      for feedback in feedbacks {
        app.send(.feedback(feedback, intensity: 1, generator: GeneratorID(1)))
        advance(phone, milliseconds: 800)
      }
    }
    // Each feedback is rendered separately, and the phone mixes them.
    let drive = recorder.recording.drive
    var expected = [Float](repeating: 0, count: drive.count)
    for entry in phone.log.entries {
      let felt = try #require(entry.felt)
      let start = Int(felt.nanoseconds * 48 / 1_000_000)
      for (offset, sample) in RenderedSignals(entry.pattern).drive.enumerated()
      where start + offset < expected.count { expected[start + offset] += sample }
    }
    #expect(phone.log.entries.count { $0.isPlayed } == 15)
    #expect(drive == expected)
    #expect(drive.suffix(40_000).contains { abs($0) > 0.01 })
  }
}
