/// The particles of an emitter, and the random numbers for them.
package struct ParticleSystem {
  /// The maximum number of particles at a time, so that drawing remains possible.
  ///
  /// - Source: none. Confidence: guess.
  static let capacity = 2000

  package var particles: [Particle] = []
  /// The fraction of the next particle that is due.
  var due: CGFloat = 0
  /// The number of particles emitted so far.
  var emitted = 0
  // A fixed seed makes the images of tests reproducible.
  private var seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Returns a random number in a range around a value.
  mutating func random(_ value: CGFloat, range: CGFloat) -> CGFloat {
    guard range != 0 else { return value }
    // A linear congruential generator with Knuth's constants.
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let unit = CGFloat(seed >> 40) / CGFloat(1 << 24)
    return value + (unit - 0.5) * range
  }
}
