import TactusVirtualTime
import Testing

/// AppLife.PT2, AppLife.PT5.
@Suite struct IntendedDelayTests {
  @Test(
    "The intended delay is the roundest number within its bounds",
    arguments: [
      // From the later and the earlier reading of the clock, in nanoseconds.
      (299_998_000, 300_000_400, 300_000_000), (999_000_000, 1_000_000_001, 1_000_000_000),
      (12_345_678, 12_345_679, 12_345_679), (250_000_000, 250_000_000, 250_000_000),
      (16_666_600, 16_666_700, 16_666_700), (1, 9, 9), (0, 5_000, 0), (-7, 100, 0),
    ] as [(Int64, Int64, Int64)])
  func bounds(least: Int64, most: Int64, expected: Int64) {
    #expect(PhoneTime.intendedDelay(from: least, to: most) == expected)
  }

  @Test("A delay in whole milliseconds is recovered, whatever part of a millisecond has passed")
  func milliseconds() {
    for delay in [1, 2, 16, 33, 100, 299, 1_000, 86_400_000] {
      for passed in stride(from: 0, through: 999_000, by: 37_000) {
        let left = Double(delay * 1_000_000 - passed) / 1e9
        let found = PhoneTime.intendedDelay(remaining: left)
        #expect(abs(found - Double(delay) / 1e3) < 1e-9, "\(delay) ms, \(passed) ns later")
      }
    }
  }

  @Test("A deadline that has passed is due at once")
  func past() {
    #expect(PhoneTime.intendedDelay(remaining: -3) == 0)
    #expect(PhoneTime.intendedDelay(from: -1, to: 0) == 0)
  }
}
