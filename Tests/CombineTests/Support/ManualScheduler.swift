import Combine

/// A scheduler whose time a test advances, in milliseconds.
final class ManualScheduler: Scheduler {
  typealias SchedulerOptions = Never

  struct SchedulerTimeType: Strideable, Equatable {
    var milliseconds: Int

    func distance(to other: Self) -> Stride { Stride(other.milliseconds - milliseconds) }
    func advanced(by n: Stride) -> Self { Self(milliseconds: milliseconds + n.magnitude) }

    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
      var magnitude: Int

      init(_ magnitude: Int) { self.magnitude = magnitude }
      init(integerLiteral value: Int) { magnitude = value }
      init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }

      static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
      static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
      static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
      static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
      static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
      static func seconds(_ s: Int) -> Self { Self(s * 1000) }
      static func seconds(_ s: Double) -> Self { Self(Int(s * 1000)) }
      static func milliseconds(_ ms: Int) -> Self { Self(ms) }
      static func microseconds(_ us: Int) -> Self { Self(us / 1000) }
      static func nanoseconds(_ ns: Int) -> Self { Self(ns / 1_000_000) }
    }
  }

  private(set) var now = SchedulerTimeType(milliseconds: 0)
  let minimumTolerance = SchedulerTimeType.Stride(0)
  private var calls: [(time: Int, number: Int, action: () -> Void)] = []
  private var count = 0

  /// The number of scheduled calls.
  var waitingCount: Int { calls.count }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    add(at: now.milliseconds, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(at: date.milliseconds, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isOver = false
    func wait(until time: Int) {
      add(at: time) {
        guard !isOver else { return }
        action()
        wait(until: time + interval.magnitude)
      }
    }
    wait(until: date.milliseconds)
    return AnyCancellable { isOver = true }
  }

  /// Advances the time and makes the calls that become due.
  func advance(to time: Int) {
    while let next = calls.filter({ $0.time <= time })
      .min(by: { ($0.time, $0.number) < ($1.time, $1.number) })
    {
      calls.removeAll { $0.number == next.number }
      now.milliseconds = max(now.milliseconds, next.time)
      next.action()
    }
    now.milliseconds = max(now.milliseconds, time)
  }

  private func add(at time: Int, _ action: @escaping () -> Void) {
    count += 1
    calls.append((time, count, action))
  }
}
