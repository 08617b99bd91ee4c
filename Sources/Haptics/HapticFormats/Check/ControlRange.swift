import TactusHapticPatterns

/// The maximum of a dynamic parameter within any period.
///
/// A tree of maxima over the timeline's segments answers in O(log *n*), so that many long events
/// under a curve of many points cost at most *n* log *n*.
package struct ControlRange {
  let timeline: ParameterTimeline
  /// The maxima of pairs, level by level; the leaves are the second half.
  private let tree: [Float]

  package init(_ timeline: ParameterTimeline) {
    self.timeline = timeline
    let segments = timeline.segments
    var tree = [Float](repeating: 0, count: 2 * segments.count)
    for index in segments.indices {
      let end =
        index + 1 < segments.count
        ? segments[index].value(at: segments[index + 1].start) : segments[index].startValue
      // The first segment starts at −∞ with a slope of 0, and ∞ · 0 would be NaN.
      let last = segments[index].slope == 0 ? segments[index].startValue : end
      tree[segments.count + index] = max(segments[index].startValue, last)
    }
    for index in stride(from: segments.count - 1, to: 0, by: -1) {
      tree[index] = max(tree[2 * index], tree[2 * index + 1])
    }
    self.tree = tree
  }

  /// Returns the maximum within a period.
  package func maximum(over span: ClosedRange<Double>) -> Float {
    let first = timeline.index(at: span.lowerBound)
    let last = timeline.index(at: span.upperBound)
    let ends = max(timeline.value(at: span.lowerBound), timeline.value(at: span.upperBound))
    if first == last { return ends }
    // The first segment's peak may lie before the span, so only whole segments count.
    let inner = max(ends, timeline.segments[first].value(at: timeline.segments[first + 1].start))
    let result = first + 1 < last ? max(inner, leaves(first + 1..<last)) : inner
    return max(result, timeline.segments[last].startValue)
  }

  private func leaves(_ range: Range<Int>) -> Float {
    var low = range.lowerBound + tree.count / 2
    var high = range.upperBound + tree.count / 2
    var result = -Float.infinity
    while low < high {
      if low % 2 == 1 {
        result = max(result, tree[low])
        low += 1
      }
      if high % 2 == 1 {
        high -= 1
        result = max(result, tree[high])
      }
      low /= 2
      high /= 2
    }
    return result
  }
}
