/// An animation of a property as if a spring pulled it from one value to another.
///
/// Its time is that of a real spring: the duration does not stretch it, but cuts it off.
open class CASpringAnimation: CABasicAnimation {
  /// The weight at the end of the spring, above 0.
  open var mass: CGFloat = 1
  /// How strongly the spring pulls, above 0.
  open var stiffness: CGFloat = 100
  /// How strongly it is damped, 0 or more.
  open var damping: CGFloat = 10
  /// How fast it goes at first, in whole ways a second.
  open var initialVelocity: CGFloat = 0
  /// Whether a spring that is damped more than critically is so, and not taken as critical.
  open var allowsOverdamping = false

  /// Makes a spring by how it feels; without a key path.
  ///
  /// - Parameters:
  ///   - perceptualDuration: How long it takes to get about there, in seconds; above 0.
  ///   - bounce: How much it bounces, −1…1: 0 not at all and as fast as can be, 1 without end, below
  ///     0 it creeps.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    setSpring(perceptualDuration: perceptualDuration, bounce: bounce)
  }

  /// About how long it takes to come to rest, in seconds.
  open var settlingDuration: CFTimeInterval { motion.settling() }

  /// How long it takes to get about there, in seconds.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi * (Double(mass) / Double(stiffness)).squareRoot()
  }

  /// How much it bounces, −1…1.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  // MARK: Internals

  // Source: Documentation/Behaviour/Layers.md#springs (S7)
  private func setSpring(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    let frequency = 2 * .pi / CGFloat(max(perceptualDuration, 1e-6))
    let bounce = max(-0.999, min(1, bounce))
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    allowsOverdamping = bounce < 0
    duration = settlingDuration.isFinite ? settlingDuration : perceptualDuration
  }

  package var motion: SpringMotion {
    SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
  }

  override func progress(at place: MediaTiming.Place) -> Double {
    // S8. The curve bends its time first, if there is one.
    motion.value(at: super.progress(at: place) * duration)
  }
}
