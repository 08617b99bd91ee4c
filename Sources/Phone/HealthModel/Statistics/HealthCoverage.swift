/// The time intervals that sources of a higher priority cover.
struct HealthCoverage {
  /// The disjoint intervals, ascending.
  private var times: [(start: Double, end: Double)] = []

  var isEmpty: Bool { times.isEmpty }

  /// Returns the parts of an interval that are not covered; of an instant, the whole or nothing.
  ///
  /// - Parameters:
  ///   - start: The beginning, not before that of the last call.
  ///   - end: The end.
  ///   - cursor: The place to begin with, which starts at 0 and moves on.
  /// - Returns: The parts, ascending.
  func gaps(_ start: Double, _ end: Double, _ cursor: inout Int) -> [(Double, Double)] {
    while cursor < times.count, times[cursor].end <= start { cursor += 1 }
    guard cursor < times.count, times[cursor].start < end || times[cursor].start <= start else {
      return [(start, end)]
    }
    if start == end { return [] }
    var (parts, from, index): ([(Double, Double)], Double, Int) = ([], start, cursor)
    while index < times.count, times[index].start < end {
      if times[index].start > from { parts.append((from, times[index].start)) }
      from = max(from, times[index].end)
      index += 1
    }
    if from < end { parts.append((from, end)) }
    return parts
  }

  /// Adds the times of a source, in the order of their beginnings.
  mutating func add(_ added: [(start: Double, end: Double)]) {
    var merged: [(start: Double, end: Double)] = []
    merged.reserveCapacity(times.count + added.count)
    func append(_ time: (start: Double, end: Double)) {
      guard time.start < time.end else { return }
      if let last = merged.last, time.start <= last.end {
        merged[merged.count - 1].end = max(last.end, time.end)
      } else {
        merged.append(time)
      }
    }
    var (one, two) = (0, 0)
    while one < times.count || two < added.count {
      if two == added.count || (one < times.count && times[one].start <= added[two].start) {
        append(times[one])
        one += 1
      } else {
        append(added[two])
        two += 1
      }
    }
    times = merged
  }
}
