/// Gains that change linearly within a slice, so that there is no click (AudioEngine.MX3).
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

  /// Adds samples of four sources with constant gains to others, in the order of the sources.
  ///
  /// One pass over the sum instead of four halves the time.
  static func add(
    _ sources: UnsafeMutablePointer<UnsafeMutablePointer<Float>>,
    _ gains: UnsafeMutablePointer<Float>, _ count: Int, into target: UnsafeMutablePointer<Float>
  ) {
    let (a, b, c, d) = (sources[0], sources[1], sources[2], sources[3])
    let (e, f, g, h) = (gains[0], gains[1], gains[2], gains[3])
    var frame = 0
    while frame + Block.scalarCount <= count {
      var sum = Self.load(target, frame)
      sum += Self.load(a, frame) * e
      sum += Self.load(b, frame) * f
      sum += Self.load(c, frame) * g
      sum += Self.load(d, frame) * h
      UnsafeMutableRawPointer(target + frame).storeBytes(of: sum, as: Block.self)
      frame += Block.scalarCount
    }
    while frame < count {
      var sum = target[frame] + a[frame] * e
      sum += b[frame] * f
      sum += c[frame] * g
      target[frame] = sum + d[frame] * h
      frame += 1
    }
  }

  private typealias Block = SIMD8<Float>

  @inline(__always)
  private static func load(_ samples: UnsafeMutablePointer<Float>, _ frame: Int) -> Block {
    UnsafeRawPointer(samples + frame).loadUnaligned(as: Block.self)
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
