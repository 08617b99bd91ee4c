import ContractTests
import Synchronization
import TactusPhoneHardware
import TactusPhoneTypes
import Testing

@Suite struct NullActuatorTests {
  @Test("Keeps the contract, with and without latency", arguments: [0, 1, 37])
  func contract(milliseconds: Int) throws {
    try ActuatorContract(
      ClockedRig { NullActuator(latency: .milliseconds(milliseconds)) }
    ).checkAll()
  }

  @Test("Plays exactly the frames of the elapsed time")
  func keepsTime() throws {
    let null = NullActuator(sampleRate: 44_100)
    try null.start(CountingSource(length: .max, diary: CountingSource.Diary())) { _ in }
    null.advance(to: PhoneInstant(nanoseconds: 777))
    #expect(null.progress.played == 0)
    null.advance(to: PhoneInstant(nanoseconds: 777 + 999_999_999))
    #expect(null.progress.played == 44_099)
    null.advance(to: PhoneInstant(nanoseconds: 777 + 1_000_000_000))
    #expect(null.progress.played == 44_100)
  }

  @Test("Renders ahead of playing by its latency")
  func latency() throws {
    let null = NullActuator(latency: .milliseconds(20))
    try null.start(CountingSource(length: .max, diary: CountingSource.Diary())) { _ in }
    null.advance(to: .boot)
    null.advance(to: .boot.advanced(by: .milliseconds(5)))
    #expect(null.progress.played == 240)
    #expect(null.progress.rendered == 1_200)
    #expect(null.progress.latency == 0.02)
    null.flush()
    #expect(null.progress.played == 1_200)
    null.advance(to: .boot.advanced(by: .milliseconds(10)))
    #expect(null.progress.played == 1_440)
  }

  @Test("Time that runs backwards changes nothing")
  func backwards() throws {
    let null = NullActuator()
    try null.start(CountingSource(length: .max, diary: CountingSource.Diary())) { _ in }
    null.advance(to: .boot)
    null.advance(to: .boot.advanced(by: .milliseconds(5)))
    null.advance(to: .boot.advanced(by: .milliseconds(3)))
    #expect(null.progress.played == 240)
  }
}
