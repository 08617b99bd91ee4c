import TactusPhoneTypes
import Testing

@Suite struct RefreshGridTests {
  @Test(
    "The instants of a rate are its multiples, rounded down",
    arguments: [
      (0, 0, 16_666_666), (1, 16_666_666, 16_666_666), (16_666_666, 16_666_666, 33_333_333),
      (16_666_667, 33_333_333, 33_333_333), (999_999_999, 1_000_000_000, 1_000_000_000),
    ])
  func moments(time: Int64, first: Int64, next: Int64) {
    let grid = RefreshGrid(perSecond: 60)
    let instant = PhoneInstant(nanoseconds: time)
    #expect(grid.first(from: instant).nanoseconds == first)
    #expect(grid.next(after: instant).nanoseconds == next)
  }

  @Test("Every instant of 60 per second is one of 120 and of 240, however long the phone is on")
  func multiples() {
    let starts = [0, 86_400, 31_536_000].map { Int64($0) * 1_000_000_000 }
    let strangers = starts.flatMap { start -> [PhoneInstant] in
      var instant = PhoneInstant(nanoseconds: start)
      return (0..<1000).compactMap { _ in
        instant = RefreshGrid(perSecond: 60).next(after: instant)
        let isThere = [120, 240].allSatisfy {
          RefreshGrid(perSecond: $0).first(from: instant) == instant
        }
        return isThere ? nil : instant
      }
    }
    #expect(strangers.isEmpty)
  }
}
