/// A search for the spring that settles after a given time.
package enum SpringFit {
  /// Sets up an animation as a spring of a damping ratio that settles after a duration.
  ///
  /// - Parameters:
  ///   - animation: Receives mass 1, and the stiffness and damping that were found.
  ///   - ratio: 1 does not bounce, less bounces. It is clamped to 0.01…1.
  ///   - velocity: The initial velocity, in total distances per second.
  ///   - duration: Seconds, above 0.
  package static func fit(
    _ animation: CASpringAnimation, ratio: CGFloat, velocity: CGFloat, duration: TimeInterval
  ) {
    let ratio = min(max(ratio, 0.01), 1)
    animation.mass = 1
    animation.initialVelocity = velocity
    func settlingDuration(_ frequency: CGFloat) -> TimeInterval {
      animation.stiffness = frequency * frequency
      animation.damping = 2 * ratio * frequency
      return animation.settlingDuration
    }
    // A stiffer spring settles sooner, so the frequency can be found by bisection.
    var (low, high) = (CGFloat(1e-3), CGFloat(1e5))
    for _ in 0..<Self.halvings {
      let middle = (low * high).squareRoot()
      if settlingDuration(middle) > duration { low = middle } else { high = middle }
    }
    _ = settlingDuration(high)
    animation.duration = duration
  }

  /// The number of bisection steps, which resolve eight decades to one part in 10⁸.
  private static let halvings = 40
}
