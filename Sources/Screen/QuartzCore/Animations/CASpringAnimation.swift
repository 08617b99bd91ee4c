/// An animation of a property by a damped spring.
///
/// The motion is that of a physical spring: the duration does not stretch it, but cuts it off.
open class CASpringAnimation: CABasicAnimation {
  /// The mass, above 0.
  open var mass: CGFloat = 1
  /// The stiffness, above 0.
  open var stiffness: CGFloat = 100
  /// The damping, 0 or more.
  open var damping: CGFloat = 10
  /// The initial velocity, in distances per second.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping above the critical one is allowed; otherwise it is limited to it.
  open var allowsOverdamping = false

  /// Creates a spring from a perceptual duration and a bounce, without a key path.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The perceptual duration in seconds, above 0.
  ///   - bounce: The bounce, −1…1: 0 is critically damped, 1 undamped, and a negative value
  ///     overdamped.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    setSpring(perceptualDuration: perceptualDuration, bounce: bounce)
  }

  /// The approximate time until the spring comes to rest, in seconds.
  open var settlingDuration: CFTimeInterval { motion.settling() }

  /// The perceptual duration, in seconds.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi * (Double(mass) / Double(stiffness)).squareRoot()
  }

  /// The bounce, −1…1.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  // MARK: Internals

  // Source: Layers.S7
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

  override func progress(at position: MediaTiming.Position) -> Double {
    // The timing function is applied to the time first, if there is one (Layers.S8).
    motion.value(at: super.progress(at: position) * duration)
  }
}
