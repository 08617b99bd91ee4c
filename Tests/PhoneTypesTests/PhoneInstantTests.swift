import TactusPhoneTypes
import Testing

@Suite struct PhoneInstantTests {
  @Test("Goes forwards and backwards by durations")
  func moves() {
    let instant = PhoneInstant.boot.advanced(by: .milliseconds(1_500))
    #expect(instant.nanoseconds == 1_500_000_000)
    #expect(instant.advanced(by: .milliseconds(-1_500)) == .boot)
    #expect(PhoneInstant.boot.duration(to: instant) == .milliseconds(1_500))
    #expect(instant.duration(to: .boot) == .milliseconds(-1_500))
    #expect(PhoneInstant.boot < instant)
  }

  @Test("Counts whole frames, exactly, after a year as after a second")
  func frames() {
    let second = PhoneInstant(nanoseconds: 1_000_000_000)
    #expect(second.frames(since: .boot, sampleRate: 44_100) == 44_100)
    #expect(
      PhoneInstant(nanoseconds: 999_999_999).frames(since: .boot, sampleRate: 48_000) == 47_999)
    let year = PhoneInstant(nanoseconds: 31_536_000 * 1_000_000_000)
    #expect(year.frames(since: .boot, sampleRate: 192_000) == 31_536_000 * 192_000)
    #expect(PhoneInstant.boot.frames(since: second, sampleRate: 48_000) == 0)
  }
}
