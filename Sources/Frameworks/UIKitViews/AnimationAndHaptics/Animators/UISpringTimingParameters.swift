/// Timing parameters of a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, in total distances per second; positions use x and y separately.
  open private(set) var initialVelocity: CGVector
  let model: Model

  /// The parameters that define a spring.
  enum Model: Equatable {
    /// A damping ratio; the duration of the animator determines the stiffness.
    case ratio(CGFloat)
    /// Physical constants; the duration of the animator is ignored.
    case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  /// Creates the system's default spring.
  ///
  /// - Source: the animations of the keyboard and of sheets, measured by others (`Animators.md`,
  ///   Animators.AN2). Confidence: measured.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that settles after the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio: 1 does not bounce; less bounces.
  ///   - velocity: The initial velocity, in total distances per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (model, initialVelocity) = (.ratio(ratio), velocity)
  }

  /// Creates a spring that settles after the animator's duration, without initial velocity.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring with a mass, which has its own duration.
  ///
  /// - Parameters:
  ///   - mass: The mass, above 0.
  ///   - stiffness: The stiffness, above 0.
  ///   - damping: The damping, 0 or more.
  ///   - velocity: The initial velocity, in total distances per second.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    model = .spring(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
  }

  /// Creates a spring with a perceptual duration in seconds and a bounce of −1…1; it has its own
  /// settling duration.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    self.init(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }

  /// Decodes a spring from an archive.
  public required init?(coder: NSCoder) {
    func number(_ name: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: name)) }
    initialVelocity = CGVector(dx: number("velocity.x"), dy: number("velocity.y"))
    model =
      coder.containsValue(forKey: "ratio")
      ? .ratio(number("ratio"))
      : .spring(
        mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"))
  }

  /// Encodes the spring into an archive.
  open func encode(with coder: NSCoder) {
    var numbers = [("velocity.x", initialVelocity.dx), ("velocity.y", initialVelocity.dy)]
    switch model {
    case .ratio(let ratio): numbers.append(("ratio", ratio))
    case .spring(let mass, let stiffness, let damping):
      numbers += [("mass", mass), ("stiffness", stiffness), ("damping", damping)]
    }
    for (name, number) in numbers { coder.encode(Double(number), forKey: name) }
  }

  /// Returns an equal spring.
  open func copy(with zone: NSZone? = nil) -> Any {
    switch model {
    case .ratio(let ratio):
      UISpringTimingParameters(dampingRatio: ratio, initialVelocity: initialVelocity)
    case .spring(let mass, let stiffness, let damping):
      UISpringTimingParameters(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
    }
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
