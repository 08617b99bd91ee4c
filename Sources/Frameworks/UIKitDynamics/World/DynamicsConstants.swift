/// The constants of dynamics.
enum DynamicsConstants {
  /// The acceleration of a gravity of 1, in points per second².
  ///
  /// - Source: Apple's reference of `UIGravityBehavior`. Confidence: documented.
  static let gravity: CGFloat = 1_000
  /// The acceleration that a push of 1 gives to an item of 100 × 100 points with a density of 1, in
  /// points per second².
  ///
  /// - Source: Apple's reference of `UIPushBehavior.magnitude`. Confidence: documented.
  static let push: CGFloat = 100
  /// The fraction of a joint's error that remains after a second: three tenths vanish in each step.
  ///
  /// - Source: guess; Chipmunk's default lets rods stretch visibly.
  static let errorBias = pow(0.7, 240.0)
  /// The area of an item of mass 1 and density 1, in points².
  static let unitArea: CGFloat = 10_000
  /// The speed in points per second, and the rate of rotation in radians per second, below which an
  /// item is at rest.
  ///
  /// - Source: guess.
  static let restingSpeed: CGFloat = 4
  static let restingRotation: CGFloat = 0.05
  /// The natural frequency of a snap, in hertz, and its damping ratios for a damping of 0 and 1.
  ///
  /// - Source: guess.
  static let snapFrequency: CGFloat = 3
  static let snapRatios: ClosedRange<CGFloat> = 0.15...0.9
}

extension CGVector {
  static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  static func + (one: CGVector, other: CGVector) -> CGVector {
    CGVector(dx: one.dx + other.dx, dy: one.dy + other.dy)
  }

  /// The length.
  var length: CGFloat { hypot(dx, dy) }
}
