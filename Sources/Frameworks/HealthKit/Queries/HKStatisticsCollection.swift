internal import TactusHealthModel

/// The statistics of consecutive times.
///
/// - Thread: any; all its properties are constants.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private let type: HKQuantityType
  private let options: HKStatisticsOptions
  private let buckets: CalendarBuckets
  private let all: [HKStatistics]

  init(
    _ type: HKQuantityType, _ options: HKStatisticsOptions, _ buckets: CalendarBuckets,
    _ all: [HKStatistics]
  ) {
    self.type = type
    self.options = options
    self.buckets = buckets
    self.all = all
    super.init()
  }

  /// Returns the statistics of the intervals with samples, the earliest first.
  open func statistics() -> [HKStatistics] { all }

  /// Returns the sources of all samples; empty unless the statistics are separate.
  open func sources() -> Set<HKSource> { Set(all.flatMap { $0.sources ?? [] }) }

  /// Returns the statistics of the bucket that a date falls in; without quantities if it has no
  /// samples.
  open func statistics(for date: Date) -> HKStatistics? {
    guard let number = buckets.number(containing: date), let start = buckets.edge(number),
      let end = buckets.edge(number + 1)
    else { return nil }
    return find(start) ?? HKStatistics(type, start, end, options, HealthStatistics())
  }

  /// Calls a closure with the statistics of each interval, including those without samples.
  ///
  /// - Parameters:
  ///   - startDate: A date in the first time.
  ///   - endDate: A date in the last time.
  ///   - block: The closure; it stops the enumeration by its second argument.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let first = buckets.number(containing: startDate),
      let last = buckets.number(containing: endDate), first <= last
    else { return }
    var stop = ObjCBool(false)
    for number in first...last {
      guard let start = buckets.edge(number), let end = buckets.edge(number + 1) else { return }
      block(find(start) ?? HKStatistics(type, start, end, options, HealthStatistics()), &stop)
      if stop.boolValue { return }
    }
  }

  private func find(_ start: Date) -> HKStatistics? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].startDate < start { low = middle + 1 } else { high = middle }
    }
    return all.indices.contains(low) && all[low].startDate == start ? all[low] : nil
  }
}
