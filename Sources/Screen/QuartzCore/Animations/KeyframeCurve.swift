/// A Kochanek–Bartels spline through values.
///
/// With all three parameters 0 it is a Catmull–Rom spline: the tangent at each value is parallel to
/// the line between its neighbors. The end values are repeated.
///
/// - Source: D. Kochanek, R. Bartels, "Interpolating splines with local tension, continuity, and
///   bias control", SIGGRAPH 1984 (documented); that Core Animation's are of this kind is
///   documented by the names of the parameters.
struct KeyframeCurve {
  let frames: [AnimationValue]
  let tension, continuity, bias: [NSNumber]?

  /// Returns the value in a span.
  ///
  /// - Parameters:
  ///   - index: The index of the span's first value.
  ///   - t: The position in the span, 0…1.
  func value(in index: Int, at t: Double) -> AnimationValue {
    let (from, to) = (frames[index], frames[index + 1])
    if case .transform = from { return from.toward(to, t) }
    let leaving = tangent(at: index, isLeaving: true)
    let arriving = tangent(at: index + 1, isLeaving: false)
    // The cubic Hermite polynomials.
    let (t2, t3) = (t * t, t * t * t)
    return from.times(2 * t3 - 3 * t2 + 1).plus(to.times(3 * t2 - 2 * t3))
      .plus(leaving.times(t3 - 2 * t2 + t)).plus(arriving.times(t3 - t2))
  }

  private func tangent(at index: Int, isLeaving: Bool) -> AnimationValue {
    let here = frames[index]
    let before = here.minus(frames[max(0, index - 1)])
    let after = frames[min(frames.count - 1, index + 1)].minus(here)
    let (t, c, b) = (number(tension, index), number(continuity, index), number(bias, index))
    let sign: Double = isLeaving ? 1 : -1
    return before.times((1 - t) * (1 + b) * (1 + sign * c) / 2)
      .plus(after.times((1 - t) * (1 - b) * (1 - sign * c) / 2))
  }

  private func number(_ values: [NSNumber]?, _ index: Int) -> Double {
    guard let values, index < values.count else { return 0 }
    return values[index].doubleValue
  }
}
