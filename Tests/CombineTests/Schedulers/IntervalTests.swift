import Combine
import TactusFoundation
import Testing

@Suite("Intervals of schedulers")
struct IntervalTests {
  /// Returns sums, comparisons and units of a scheduler's intervals, in units of a millisecond.
  private func results<Stride>(_ type: Stride.Type, _ unit: Stride.Magnitude) -> [Bool]
  where Stride: SchedulerTimeIntervalConvertible & Comparable & SignedNumeric {
    let (one, three) = (Stride.milliseconds(1), Stride.milliseconds(3))
    var changed = one
    changed += three
    changed -= one
    let (half, second) = (Stride.seconds(0.5), Stride.seconds(1))
    return [
      one.magnitude == unit, (one + three).magnitude == 4 * unit, changed == three, one < three,
      !(three < one), three - one == Stride.microseconds(2000), second == Stride.milliseconds(1000),
      half == Stride.milliseconds(500), Stride.nanoseconds(1_000_000) == one,
      Stride(exactly: 3) != nil, -one + one == 0,
    ]
  }

  @Test("Those of queues and run loops calculate alike, in seconds and in nanoseconds")
  func arithmetic() {
    #expect(!results(RunLoop.SchedulerTimeType.Stride.self, 0.001).contains(false))
    #expect(!results(OperationQueue.SchedulerTimeType.Stride.self, 0.001).contains(false))
    #expect(!results(DispatchQueue.SchedulerTimeType.Stride.self, 1_000_000).contains(false))
  }

  @Test("Literals are seconds, and products those of the numbers")
  func literals() {
    let seconds: RunLoop.SchedulerTimeType.Stride = 1.5
    let whole: OperationQueue.SchedulerTimeType.Stride = 2
    let half: DispatchQueue.SchedulerTimeType.Stride = 0.5
    #expect(seconds.timeInterval == 1.5 && whole.timeInterval == 2)
    #expect(half.magnitude == 500_000_000 && half.timeInterval == .nanoseconds(500_000_000))
    #expect((seconds * 2).timeInterval == 3)
    #expect(DispatchQueue.SchedulerTimeType.Stride(.never).magnitude == .max)
    let none: ImmediateScheduler.SchedulerTimeType.Stride = .seconds(7)
    #expect(none.magnitude == 0 && (ImmediateScheduler.SchedulerTimeType.Stride(2) * 3) == 6)
  }

  @Test("An interval is encoded with the name of its number")
  func coding() throws {
    let encoded = try JSONEncoder().encode([RunLoop.SchedulerTimeType.Stride(0.25)])
    #expect(String(decoding: encoded, as: UTF8.self) == #"[{"magnitude":0.25}]"#)
    let decoded = try JSONDecoder()
      .decode([OperationQueue.SchedulerTimeType.Stride].self, from: encoded)
    #expect(decoded == [.milliseconds(250)])
  }
}
