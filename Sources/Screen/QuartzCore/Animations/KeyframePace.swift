/// When a keyframe animation is at which of its values.
///
/// Source: Documentation/Behaviour/Layers.md#keyframes (F1–F6)
struct KeyframePace {
  let mode: CAAnimationCalculationMode
  /// How far it is from each value to the next.
  let distances: [Double]
  let keyTimes: [Double]?
  let functions: [TimingCurve]?

  /// Between which values an animation is, and how far it has come from the first.
  struct Span: Equatable {
    var index: Int
    var fraction: Double
  }

  /// Where an animation is when it has come some part of the whole.
  func span(at progress: Double) -> Span {
    let times = times
    guard times.count > 1 else { return Span(index: 0, fraction: 0) }
    let last = times.count - 2
    // What goes beyond the ends, as an overshooting curve does, goes on as the outer span does.
    var index = times.dropFirst().dropLast().firstIndex { progress < $0 } ?? times.count - 1
    index = max(0, min(last, index - 1))
    if mode == .discrete {
      // F3. The end belongs to the last value.
      return Span(index: index, fraction: 0)
    }
    let width = times[index + 1] - times[index]
    var fraction = width > 0 ? (progress - times[index]) / width : 1
    // F6.
    if !isPaced, let functions, index < functions.count, (0...1).contains(fraction) {
      fraction = functions[index].value(at: fraction)
    }
    return Span(index: index, fraction: fraction)
  }

  /// Where on a path an animation is when it has come some part of the whole.
  func place(at progress: Double, along way: MotionPath) -> MotionPath.Place? {
    let span = span(at: progress)
    return isPaced
      ? way.place(in: span.index, atLength: span.fraction)
      : way.place(in: span.index, at: span.fraction)
  }

  private var isPaced: Bool { mode == .paced || mode == .cubicPaced }

  /// When each value is reached, in parts of the whole.
  private var times: [Double] {
    let spans = distances.count
    // F5. At an even pace the time is in proportion to the way.
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
    // F3. Values that hold need one time more: when the last ends.
    let wanted = mode == .discrete ? spans + 2 : spans + 1
    // F2. Times that do not fit are not heeded.
    if let keyTimes, keyTimes.count == wanted, zip(keyTimes, keyTimes.dropFirst()).allSatisfy(<=) {
      return keyTimes
    }
    return even(wanted - 1)
  }

  private func even(_ spans: Int) -> [Double] {
    spans > 0 ? (0...spans).map { Double($0) / Double(spans) } : [0]
  }
}
