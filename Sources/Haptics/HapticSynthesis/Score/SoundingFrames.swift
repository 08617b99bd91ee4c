/// The frames during which at least one event of a kind sounds.
struct SoundingFrames {
  /// The ranges by start; none touches another.
  private var ranges: [Range<Int>] = []

  /// Collects the frames of events.
  ///
  /// - Complexity: O(*n* log *n*).
  init(_ spans: [ScoreSpan], segments: [ScoreSegment]) {
    let all = spans.map { $0.start..<max(segments[$0.endSegment - 1].end, $0.start) }
    for range in all.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = ranges.last, range.lowerBound < last.upperBound else {
        ranges.append(range)
        continue
      }
      let end = max(last.upperBound, range.upperBound)
      ranges[ranges.count - 1] = last.lowerBound..<end
    }
  }

  /// Returns whether an event that has begun before a frame still sounds at it.
  func contain(_ frame: Int) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < frame { low = middle + 1 } else { high = middle }
    }
    return low > 0 && frame < ranges[low - 1].upperBound
  }
}
