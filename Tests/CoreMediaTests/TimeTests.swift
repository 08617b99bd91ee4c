import CoreMedia
import TestSupport
import Testing

/// Steps Players.TM1–TM6, Players.TR1–TR5.
@Suite struct TimeTests {
  private func time(_ value: Int64, _ scale: Int32) -> CMTime {
    CMTime(value: value, timescale: scale)
  }

  @Test("Players.TM1. Times are equal by their point, and constants are of their kind")
  func kinds() {
    #expect(time(1, 2) == time(300, 600) && time(1, 2).hashValue == time(300, 600).hashValue)
    #expect(CMTime.zero.isNumeric && !CMTime.invalid.isValid && !CMTime.indefinite.isNumeric)
    #expect(CMTime.positiveInfinity.isPositiveInfinity && CMTime.indefinite.seconds.isNaN)
    #expect(!time(1, 0).isValid && !time(1, -600).isValid)
    #expect(time(3, 2).seconds == 1.5)
  }

  @Test("Players.TM2. Seconds become the nearest value, and halve a timescale that overflows")
  func seconds() {
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect(!CMTime(seconds: 1.5, preferredTimescale: 600).hasBeenRounded)
    #expect(CMTime(seconds: 0.1, preferredTimescale: 1).value == 0)
    #expect(CMTime(seconds: 0.1, preferredTimescale: 1).hasBeenRounded)
    #expect(CMTime(seconds: 1e12, preferredTimescale: 1_000_000_000).timescale < 1_000_000_000)
    #expect(CMTime(seconds: 1e12, preferredTimescale: 1_000_000_000).seconds == 1e12)
    #expect(CMTime(seconds: 1e30, preferredTimescale: 600).isPositiveInfinity)
    #expect(CMTime(seconds: -.infinity, preferredTimescale: 600).isNegativeInfinity)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
  }

  @Test("Players.TM3. Converting rounds by the method and says so")
  func converting() {
    let methods: [(CMTimeRoundingMethod, Int64, Int64)] = [
      (.default, 3, -3), (.roundTowardZero, 2, -2), (.roundAwayFromZero, 3, -3),
      (.roundTowardPositiveInfinity, 3, -2), (.roundTowardNegativeInfinity, 2, -3),
      (.quickTime, 2, -2),
    ]
    for (method, up, down) in methods {
      let (positive, negative) = (
        time(5, 2).convertScale(1, method: method), time(-5, 2).convertScale(1, method: method)
      )
      #expect(positive.value == up && negative.value == down && positive.hasBeenRounded)
    }
    #expect(time(-1, 10).convertScale(1, method: .quickTime).value == -1)
    #expect(!time(5, 2).convertScale(600, method: .default).hasBeenRounded)
    #expect(CMTime.positiveInfinity.convertScale(600, method: .default).isPositiveInfinity)
  }

  @Test("Players.TM4. Sums are exact with the least common timescale")
  func sums() {
    let sum = time(1, 24) + time(1, 30)
    #expect(sum.value == 9 && sum.timescale == 120 && !sum.hasBeenRounded)
    #expect((time(1, 600) - time(2, 600)).value == -1)
    let large = time(1, 2_147_483_647) + time(1, 2_147_483_646)
    #expect(large.timescale == kCMTimeMaxTimescale && large.hasBeenRounded)
    #expect(time(.max, 1) + time(1, 1) == .positiveInfinity)
    #expect((time(.max, 600) + time(.max, 600)).timescale == 300)
    #expect(CMTime.positiveInfinity + time(1, 1) == .positiveInfinity)
    #expect(!(CMTime.positiveInfinity + .negativeInfinity).isValid)
    #expect((CMTime.positiveInfinity - .negativeInfinity).isPositiveInfinity)
    #expect((CMTime.indefinite + time(1, 1)).isIndefinite && !(CMTime.invalid + .zero).isValid)
    let first = CMTimeMakeWithEpoch(value: 3, timescale: 1, epoch: 1)
    let second = CMTimeMakeWithEpoch(value: 1, timescale: 1, epoch: 1)
    #expect((first - second).epoch == 0 && (first - second).value == 2)
    #expect(!(first + second).isValid && (first + time(1, 1)).epoch == 1)
  }

  @Test("Players.TM4. Random sums and differences are those of exact fractions")
  func randomSums() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<2000 {
      let a = time(
        .random(in: -1_000_000...1_000_000, using: &random), .random(in: 1...40_000, using: &random)
      )
      let b = time(
        .random(in: -1_000_000...1_000_000, using: &random), .random(in: 1...40_000, using: &random)
      )
      let sum = a + b
      #expect(sum - b == a && sum - a == b && a + b == b + a)
      let left = Int128(a.value) * Int128(b.timescale) + Int128(b.value) * Int128(a.timescale)
      let right = Int128(a.timescale) * Int128(b.timescale)
      #expect(left * Int128(sum.timescale) == Int128(sum.value) * right)
      #expect((a < b) == (a - b < .zero))
    }
  }

  @Test("Players.TM5. All times are in one order")
  func order() {
    let order: [CMTime] = [
      .negativeInfinity, time(-1, 1), .zero, time(1, 600),
      CMTimeMakeWithEpoch(value: 0, timescale: 1, epoch: 1), .indefinite, .positiveInfinity,
      .invalid,
    ]
    for (a, first) in order.enumerated() {
      for (b, second) in order.enumerated() {
        #expect(CMTimeCompare(first, second) == (a < b ? -1 : a == b ? 0 : 1))
      }
    }
    #expect(CMTimeMinimum(time(1, 1), time(2, 1)) == time(1, 1))
    #expect(CMTimeMaximum(time(1, 1), time(2, 1)) == time(2, 1))
  }

  @Test("Players.TM6. Products keep the timescale if they can")
  func products() {
    #expect(CMTimeMultiply(time(3, 600), multiplier: 4).value == 12)
    #expect(CMTimeMultiplyByRatio(time(600, 600), multiplier: 1, divisor: 3).value == 200)
    let third = CMTimeMultiplyByRatio(time(1, 2), multiplier: 1, divisor: 3)
    #expect(third.value == 1 && third.timescale == 6)
    #expect(!CMTimeMultiplyByRatio(time(1, 2), multiplier: 1, divisor: 0).isValid)
    #expect(CMTimeMultiplyByFloat64(time(1, 1), multiplier: 0.5).seconds == 0.5)
    #expect(!CMTimeMultiplyByFloat64(time(1, 1), multiplier: .nan).isValid)
    #expect(CMTimeAbsoluteValue(time(-3, 1)).value == 3)
    #expect(CMTimeMultiply(.positiveInfinity, multiplier: -1).isNegativeInfinity)
  }

  @Test("Players.TR1, Players.TR2. A range has its start and not its end")
  func ranges() {
    let range = CMTimeRange(start: time(1, 1), duration: time(2, 1))
    #expect(range.containsTime(time(1, 1)) && !range.containsTime(time(3, 1)))
    #expect(range.end == time(3, 1) && range.isValid && !range.isEmpty)
    #expect(!CMTimeRange(start: time(1, 1), duration: time(-1, 1)).isValid)
    #expect(!CMTimeRange.invalid.containsTime(.zero) && CMTimeRange.zero.isEmpty)
    #expect(range.containsTimeRange(CMTimeRange(start: time(2, 1), end: time(3, 1))))
    #expect(!range.containsTimeRange(CMTimeRange(start: time(2, 1), end: time(4, 1))))
  }

  @Test("Players.TR3, Players.TR4, Players.TR5. Ranges are combined, folded and mapped exactly")
  func combining() {
    let a = CMTimeRange(start: time(0, 1), end: time(2, 1))
    let b = CMTimeRange(start: time(1, 1), end: time(5, 1))
    #expect(a.intersection(b) == CMTimeRange(start: time(1, 1), end: time(2, 1)))
    #expect(a.union(b) == CMTimeRange(start: .zero, end: time(5, 1)))
    #expect(a.intersection(CMTimeRange(start: time(3, 1), end: time(4, 1))).isEmpty)
    #expect(CMTimeClampToRange(time(9, 1), range: b) == time(5, 1))
    #expect(CMTimeFoldIntoRange(time(10, 1), foldRange: b) == time(2, 1))
    #expect(CMTimeFoldIntoRange(time(-2, 1), foldRange: b) == time(2, 1))
    #expect(CMTimeMapTimeFromRangeToRange(time(1, 1), fromRange: a, toRange: b) == time(3, 1))
    #expect(!CMTimeMapTimeFromRangeToRange(time(1, 1), fromRange: .zero, toRange: b).isValid)
    #expect(CMTimeMapDurationFromRangeToRange(time(1, 3), fromRange: a, toRange: b) == time(2, 3))
  }
}
