/// An animation of a layer; the abstract superclass of all animations.
///
/// A layer copies the animations that are added to it. Later changes have no effect.
open class CAAnimation: NSObject, NSCopying, CAAction, CAMediaTiming {
  final var timing = MediaTiming()
  final var storedValues: [String: Any] = [:]

  // MARK: Creating

  /// Creates an animation without a duration, which becomes that of the transaction.
  public override init() { super.init() }

  /// Creates an animation as `init()` does; archives are not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns a copy of the animation.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = newInstance()
    copy.copyProperties(of: self)
    return copy
  }

  // MARK: Time

  /// The begin time in the layer's time; 0 stands for the time of the commit.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// The duration of one repetition, in seconds.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// The speed relative to the layer's time; a negative speed plays backwards.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// The offset into the animation at which it begins, in seconds.
  ///
  /// The part before the offset is played at the end.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// The number of repetitions; 0 stands for one.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// The total duration of all repetitions, in seconds; 0 if `repeatCount` determines it.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether each repetition is followed by the same in reverse.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// The effect before the beginning and after the end.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Configuring

  /// The timing function; `nil` stands for linear timing.
  open var timingFunction: CAMediaTimingFunction?

  /// The delegate; retained until the animation is removed.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the animation is removed from the layer when it ends.
  open var isRemovedOnCompletion = true

  /// The preferred frame rate; it has no effect here, since all animations have the same.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Returns the default value of a property.
  open class func defaultValue(forKey key: String) -> Any? {
    ["speed": Float(1), "fillMode": CAMediaTimingFillMode.removed, "removedOnCompletion": true][key]
  }

  /// Returns whether a value would be archived.
  open func shouldArchiveValue(forKey key: String) -> Bool { storedValues[key] != nil }

  /// Returns the value stored for a key.
  open func value(forKey key: String) -> Any? { storedValues[key] }

  /// Stores a value for a key.
  open func setValue(_ value: Any?, forKey key: String) { storedValues[key] = value }

  // MARK: Doing

  /// Adds the animation to the layer that changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Internals

  /// Copies the properties of another animation of the same class.
  func copyProperties(of other: CAAnimation) {
    (timing, storedValues) = (other.timing, other.storedValues)
    (timingFunction, delegate) = (other.timingFunction, other.delegate)
    (isRemovedOnCompletion, preferredFrameRateRange) = (
      other.isRemovedOnCompletion, other.preferredFrameRateRange
    )
  }

  /// Applies the animation to a layer's state at a time of the layer.
  ///
  /// Before the beginning and after the end, the fill mode decides.
  func apply(to state: inout LayerState, at time: CFTimeInterval) {
    guard let position = timing.position(at: time) else { return }
    apply(to: &state, at: position)
  }

  /// Applies the animation to a layer's state at a position of the animation; the default does
  /// nothing.
  func apply(to state: inout LayerState, at position: MediaTiming.Position) {}

  /// Returns the progress at a position of the animation, with the timing function applied.
  func progress(at position: MediaTiming.Position) -> Double {
    timingFunction?.curve.value(at: position.fraction) ?? position.fraction
  }

  /// Whether the animation's values do not change as time passes, although it has not ended.
  var isStill: Bool { false }

  /// Determines the values that depend on the transaction when the animation is added to a layer.
  func settle(duration: CFTimeInterval) {
    if timing.duration <= 0 { timing.duration = duration }
  }
}
