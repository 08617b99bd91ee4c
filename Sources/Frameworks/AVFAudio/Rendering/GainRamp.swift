/// Gains that change evenly within a slice, so that there is no click (AudioEngine.MX3).
///
/// - Thread: render.
enum GainRamp {
  /// Adds samples to others.
  static func add(
    _ source: UnsafeMutablePointer<Float>, _ count: Int, from: Float, to: Float,
    into target: UnsafeMutablePointer<Float>
  ) {
    if from == to {
      guard to != 0 else { return }
      for frame in 0..<count { target[frame] += source[frame] * to }
    } else {
      let step = (to - from) / Float(count)
      for frame in 0..<count { target[frame] += source[frame] * (from + step * Float(frame + 1)) }
    }
  }

  /// Scales samples.
  static func scale(
    _ samples: UnsafeMutablePointer<Float>, _ count: Int, from: Float, to: Float
  ) {
    guard from != 1 || to != 1 else { return }
    let step = (to - from) / Float(count)
    for frame in 0..<count { samples[frame] *= from + step * Float(frame + 1) }
  }
}
