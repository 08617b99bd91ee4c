import ContractTests
import Synchronization
import TactusPhoneHardware
import TactusPhoneTypes
import Testing

@Suite struct RecordingActuatorTests {
  @Test("Keeps the contract, with and without latency", arguments: [0, 23])
  func contract(milliseconds: Int) throws {
    try ActuatorContract(
      ClockedRig { RecordingActuator(latency: .milliseconds(milliseconds)) }
    ).checkAll()
  }

  @Test("Records all three signals")
  func keepsSignals() throws {
    let recorder = RecordingActuator()
    try recorder.start(CountingSource(length: 1_000, diary: CountingSource.Diary())) { _ in }
    recorder.advance(to: .boot)
    recorder.advance(to: .boot.advanced(by: .seconds(1)))
    let samples = (0..<1_000).map(CountingSource.sample)
    #expect(recorder.recording.drive == samples)
    #expect(recorder.recording.left == samples.map { -$0 })
    #expect(recorder.recording.right == samples.map { -$0 / 2 })
  }

  @Test("Records the same samples for any steps of time", arguments: [1, 333, 4_801, 1_000_000])
  func cuts(microseconds: Int) throws {
    let recorder = RecordingActuator()
    try recorder.start(CountingSource(length: 5_000, diary: CountingSource.Diary())) { _ in }
    var now = PhoneInstant.boot
    while recorder.progress.played < 5_000 {
      recorder.advance(to: now)
      now = now.advanced(by: .microseconds(microseconds))
    }
    #expect(recorder.recording.drive == (0..<5_000).map(CountingSource.sample))
  }

  @Test("Ends with an error when it is full")
  func full() throws {
    let address = ActuatorAddress(family: "record", device: "long.wav")
    let recorder = RecordingActuator(address, longest: 0.5)
    let received = EventLog()
    try recorder.start(CountingSource(length: .max, diary: CountingSource.Diary())) { end in
      received.ending.withLock { $0 = end }
    }
    recorder.advance(to: .boot)
    recorder.advance(to: .boot.advanced(by: .seconds(1)))
    #expect(
      received.ending.withLock { $0 }
        == .failed(.full(device: "record:long.wav", seconds: 0.5)))
    #expect(recorder.recording.frameCount == 24_000)
  }

  private final class EventLog: Sendable {
    let ending = Mutex<PlaybackEnding?>(nil)
  }
}
