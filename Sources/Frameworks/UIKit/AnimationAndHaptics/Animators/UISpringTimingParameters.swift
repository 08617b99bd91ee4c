/// A pace as if a spring pulled.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast it goes at first, in whole ways a second; a place's x and y each have their own.
  open private(set) var initialVelocity: CGVector
  let model: Model

  /// What the spring is known by.
  enum Model: Equatable {
    /// How much it is damped; the animator's duration says how stiff it is.
    case ratio(CGFloat)
    /// What a real spring is like; the animator's duration does not count.
    case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  /// Makes the system's own spring.
  ///
  /// - Source: the keyboard's and the sheets' animations, by many (measured; `Animators.md`, AN2).
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Makes a spring that rests after the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 does not bounce; less bounces.
  ///   - velocity: Of the beginning, in whole ways a second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (model, initialVelocity) = (.ratio(ratio), velocity)
  }

  /// Makes a spring that rests after the animator's duration, and begins at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring with a weight at its end; it takes as long as it takes.
  ///
  /// - Parameters:
  ///   - mass: The weight, above 0.
  ///   - stiffness: How strongly it pulls, above 0.
  ///   - damping: How strongly it is damped, 0 or more.
  ///   - velocity: Of the beginning, in whole ways a second.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    model = .spring(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
  }

  /// Makes a spring of a perceived duration in seconds, and a bounce of −1…1, which takes as long as
  /// it takes.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    self.init(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }

  /// Reads a spring from an archive.
  public required init?(coder: NSCoder) {
    func number(_ name: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: name)) }
    initialVelocity = CGVector(dx: number("velocity.x"), dy: number("velocity.y"))
    model =
      coder.containsValue(forKey: "ratio")
      ? .ratio(number("ratio"))
      : .spring(
        mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"))
  }

  /// Writes the spring to an archive.
  open func encode(with coder: NSCoder) {
    var numbers = [("velocity.x", initialVelocity.dx), ("velocity.y", initialVelocity.dy)]
    switch model {
    case .ratio(let ratio): numbers.append(("ratio", ratio))
    case .spring(let mass, let stiffness, let damping):
      numbers += [("mass", mass), ("stiffness", stiffness), ("damping", damping)]
    }
    for (name, number) in numbers { coder.encode(Double(number), forKey: name) }
  }

  /// An equal spring.
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
