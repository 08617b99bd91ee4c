/// The timing function of an animator, from time to progress.
struct AnimatorTiming {
  /// The component of a position that a change affects; a spring can have a velocity for each.
  enum Direction {
    case whole, horizontal, vertical
  }

  private enum Kind {
    case curve(TimingCurve)
    /// A spring with an initial velocity for each direction.
    case spring(SpringMotion, CGVector)
  }

  private let kind: Kind
  /// The duration in seconds.
  let duration: TimeInterval

  /// Creates the timing for timing parameters.
  ///
  /// - Parameters:
  ///   - provider: The curve or spring; nil for ease-in ease-out.
  ///   - duration: Seconds; springs with a mass have their own duration (Animators.AN2).
  init(_ provider: (any UITimingCurveProvider)?, duration: TimeInterval) {
    let duration = duration.isFinite ? max(0, duration) : 0
    guard let spring = provider?.springTimingParameters else {
      let curve = provider?.cubicTimingParameters
      let first = curve?.controlPoint1 ?? CGPoint(x: 0.42, y: 0)
      let second = curve?.controlPoint2 ?? CGPoint(x: 0.58, y: 1)
      kind = .curve(
        TimingCurve(Double(first.x), Double(first.y), Double(second.x), Double(second.y)))
      self.duration = duration
      return
    }
    let velocity = spring.initialVelocity
    let whole = velocity.dx != 0 ? velocity.dx : velocity.dy
    switch spring.model {
    case .ratio(let ratio):
      kind = .spring(
        .fitting(ratio: Double(ratio), duration: duration, velocity: Double(whole)), velocity)
      self.duration = duration
    case .spring(let mass, let stiffness, let damping):
      let motion = SpringMotion(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        velocity: Double(whole))
      kind = .spring(motion, velocity)
      let settling = motion.settling()
      self.duration = settling.isFinite ? settling : duration
    }
  }

  /// Whether the two components of a position have different velocities.
  var hasDirections: Bool {
    guard case .spring(_, let velocity) = kind else { return false }
    return velocity.dx != velocity.dy
  }

  /// The curve or spring that nested animations inherit.
  var inherited: ViewAnimation.Timing {
    switch kind {
    case .curve(let curve):
      let parts = [curve.x1, curve.y1, curve.x2, curve.y2].map(Float.init)
      return .curve(
        CAMediaTimingFunction(controlPoints: parts[0], parts[1], parts[2], parts[3]))
    case .spring(let motion, _):
      return .spring(ratio: CGFloat(motion.ratio), velocity: CGFloat(motion.velocity))
    }
  }

  /// Returns the progress at a fraction of the duration; springs overshoot 1 and end at 1.
  func value(at fraction: Double, _ direction: Direction = .whole) -> Double {
    switch kind {
    case .curve(let curve): return curve.value(at: fraction)
    case .spring(var motion, let velocity):
      guard fraction < 1 else { return 1 }
      if direction != .whole {
        motion = SpringMotion(
          frequency: motion.frequency, ratio: motion.ratio,
          velocity: Double(direction == .horizontal ? velocity.dx : velocity.dy))
      }
      return motion.value(at: fraction * duration)
    }
  }

  /// Returns the first fraction of the duration that reaches a progress.
  func fraction(reaching progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    // The first sampled step that is far enough is found, then bisected.
    let steps = 512
    let index = (1...steps).first { value(at: Double($0) / Double(steps)) >= progress } ?? steps
    var (low, high) = (Double(index - 1) / Double(steps), Double(index) / Double(steps))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if value(at: middle) >= progress { high = middle } else { low = middle }
    }
    return high
  }
}
