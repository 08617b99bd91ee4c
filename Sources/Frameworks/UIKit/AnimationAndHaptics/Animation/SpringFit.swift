/// Finds the spring that has come to rest after a given time.
enum SpringFit {
  /// Gives an animation the spring of a damping ratio that rests after a duration.
  ///
  /// - Parameters:
  ///   - animation: Gets mass 1, and the rest as found.
  ///   - ratio: 1 does not bounce; less bounces. What is above 1 is taken as 1, what is not above 0
  ///     as almost nothing.
  ///   - velocity: Of the beginning, in whole ways a second.
  ///   - duration: Seconds, above 0.
  static func fit(
    _ animation: CASpringAnimation, ratio: CGFloat, velocity: CGFloat, duration: TimeInterval
  ) {
    let ratio = min(max(ratio, 0.01), 1)
    animation.mass = 1
    animation.initialVelocity = velocity
    func rest(_ frequency: CGFloat) -> TimeInterval {
      animation.stiffness = frequency * frequency
      animation.damping = 2 * ratio * frequency
      return animation.settlingDuration
    }
    // A stiffer spring rests sooner, so that the frequency can be found by halving.
    var (low, high) = (CGFloat(1e-3), CGFloat(1e5))
    for _ in 0..<Self.halvings {
      let middle = (low * high).squareRoot()
      if rest(middle) > duration { low = middle } else { high = middle }
    }
    _ = rest(high)
    animation.duration = duration
  }

  /// Halvings after which eight decades are told apart to one in 10⁸.
  private static let halvings = 40
}
