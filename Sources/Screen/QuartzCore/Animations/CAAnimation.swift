/// A change of a layer in time; subclasses say what changes.
///
/// A layer takes a copy of what is added to it. What is changed afterwards changes nothing.
open class CAAnimation: NSObject, NSCopying, CAAction, CAMediaTiming {
  final var timing = MediaTiming()
  final var keptValues: [String: Any] = [:]

  // MARK: Creating

  /// Makes an animation of no duration, which becomes that of the transaction.
  public override init() { super.init() }

  /// Makes an animation as `init()` does: archives of animations are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// An equal animation.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = madeAgain()
    copy.copyProperties(of: self)
    return copy
  }

  // MARK: Time

  /// When it begins, in the layer's time; 0 means as soon as it is committed.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// How long it lasts once, in seconds.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How many of its seconds go by in one of the layer's; below 0 it goes backwards.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// How far into itself it begins, in seconds; what is left out comes at the end.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How often it is done; 0 means once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// How long it is repeated, in seconds; 0 means as often as `repeatCount` says.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether it is done backwards after each time.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What holds before the beginning and after the end.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Configuring

  /// How far it has come in which part of its time; `nil` is evenly.
  open var timingFunction: CAMediaTimingFunction?

  /// Who is told of beginning and end; kept until the end, and not only weakly.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer lets go of it when it has ended.
  open var isRemovedOnCompletion = true

  /// How many pictures a second it would best be shown with; here all animations have the same.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// What a property is in a new animation of this class.
  open class func defaultValue(forKey key: String) -> Any? {
    ["speed": Float(1), "fillMode": CAMediaTimingFillMode.removed, "removedOnCompletion": true][key]
  }

  /// Whether a value of a name would be kept in an archive.
  open func shouldArchiveValue(forKey key: String) -> Bool { keptValues[key] != nil }

  /// A value that was kept under a name.
  open func value(forKey key: String) -> Any? { keptValues[key] }

  /// Keeps a value under a name, for whoever wants to know the animation again.
  open func setValue(_ value: Any?, forKey key: String) { keptValues[key] = value }

  // MARK: Doing

  /// Adds the animation to the layer that changed, as an action.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Internals

  /// Takes over all that another animation of the same class was told.
  func copyProperties(of other: CAAnimation) {
    (timing, keptValues) = (other.timing, other.keptValues)
    (timingFunction, delegate) = (other.timingFunction, other.delegate)
    (isRemovedOnCompletion, preferredFrameRateRange) = (
      other.isRemovedOnCompletion, other.preferredFrameRateRange
    )
  }

  /// Changes a layer's state to what it is at a time of the layer; before beginning and after the end
  /// only as the fill mode says.
  func apply(to state: inout LayerState, at time: CFTimeInterval) {
    guard let place = timing.place(at: time) else { return }
    apply(to: &state, at: place)
  }

  /// Changes a layer's state to what it is at a place of the animation; by itself it does nothing.
  func apply(to state: inout LayerState, at place: MediaTiming.Place) {}

  /// How far the animation has come at a place of it, by its timing function.
  func progress(at place: MediaTiming.Place) -> Double {
    timingFunction?.curve.value(at: place.fraction) ?? place.fraction
  }

  /// Whether it changes nothing as time passes, though it is not over.
  var isStill: Bool { false }

  /// What has to be settled when the animation is added to a layer.
  func settle(duration: CFTimeInterval) {
    if timing.duration <= 0 { timing.duration = duration }
  }
}
