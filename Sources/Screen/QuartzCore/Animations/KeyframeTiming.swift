/// The timing of a keyframe animation.
///
/// Source: Layers.F1–F6
struct KeyframeTiming {
  let mode: CAAnimationCalculationMode
  /// The distance from each value to the next.
  let distances: [Double]
  let keyTimes: [Double]?
  let functions: [TimingCurve]?

  /// A span between two values, and the progress within it.
  struct Span: Equatable {
    var index: Int
    var fraction: Double
  }

  /// Returns the span at a progress of the animation.
  func span(at progress: Double) -> Span {
    let times = times
    guard times.count > 1 else { return Span(index: 0, fraction: 0) }
    let last = times.count - 2
    // Progress beyond the ends, as of an overshooting curve, extrapolates the outer span.
    var index = times.dropFirst().dropLast().firstIndex { progress < $0 } ?? times.count - 1
    index = max(0, min(last, index - 1))
    if mode == .discrete {
      // The end belongs to the last value (Layers.F3).
      return Span(index: index, fraction: 0)
    }
    let width = times[index + 1] - times[index]
    var fraction = width > 0 ? (progress - times[index]) / width : 1
    // Each segment may have its own timing function (Layers.F6).
    if !isPaced, let functions, index < functions.count, (0...1).contains(fraction) {
      fraction = functions[index].value(at: fraction)
    }
    return Span(index: index, fraction: fraction)
  }

  /// Returns the position on a path at a progress of the animation.
  func position(at progress: Double, along path: AnimationPath) -> AnimationPath.Position? {
    let span = span(at: progress)
    return isPaced
      ? path.position(in: span.index, atLength: span.fraction)
      : path.position(in: span.index, at: span.fraction)
  }

  private var isPaced: Bool { mode == .paced || mode == .cubicPaced }

  /// The time of each value, as a fraction of the duration.
  private var times: [Double] {
    let spans = distances.count
    // At constant speed the time is proportional to the distance (Layers.F5).
    if isPaced {
      let whole = distances.reduce(0, +)
      guard whole > 0 else { return even(spans) }
      var sum = 0.0
      return [0]
        + distances.map { distance in
          sum += distance
          return sum / whole
        }
    }
    // Discrete values need one more time: the end of the last (Layers.F3).
    let wanted = mode == .discrete ? spans + 2 : spans + 1
    // Invalid times are ignored (Layers.F2).
    if let keyTimes, keyTimes.count == wanted, zip(keyTimes, keyTimes.dropFirst()).allSatisfy(<=) {
      return keyTimes
    }
    return even(wanted - 1)
  }

  private func even(_ spans: Int) -> [Double] {
    spans > 0 ? (0...spans).map { Double($0) / Double(spans) } : [0]
  }
}
