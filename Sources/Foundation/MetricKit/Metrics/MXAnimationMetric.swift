/// The smoothness of animations; not measured.
open class MXAnimationMetric: MXMetric {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The hitch time ratio of scrolling.
  open var scrollHitchTimeRatio: Measurement<Unit> {
    Measurement(value: 0, unit: Unit(symbol: "ms per s"))
  }
  /// The hitch time ratio of animations.
  open var hitchTimeRatio: Measurement<Unit> {
    Measurement(value: 0, unit: Unit(symbol: "ms per s"))
  }
}
