/// An animation of one property; subclasses say from where to where.
open class CAPropertyAnimation: CAAnimation {
  /// Which property, or part of one.
  open var keyPath: String? {
    didSet { animatedPath = keyPath.map(AnimatedPath.init) }
  }

  /// Whether its values are added to what the property is without it.
  open var isAdditive = false

  /// Whether each repetition begins where the last one ended.
  open var isCumulative = false

  /// What makes a change in space of its numbers.
  open var valueFunction: CAValueFunction?

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    setKeyPath(path)
  }

  // MARK: Internals

  private final var animatedPath: AnimatedPath?

  private func setKeyPath(_ path: String?) { keyPath = path }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    valueFunction = other.valueFunction
  }

  /// The value at a place of the animation.
  ///
  /// - Parameters:
  ///   - place: Where the animation is; `nil` is where each repetition ends.
  ///   - base: What the property is without the animation.
  func value(at place: MediaTiming.Place?, base: AnimationValue) -> AnimationValue? { nil }

  // Source: Documentation/Behaviour/Layers.md#animations (A4, A5)
  override final func apply(to state: inout LayerState, at place: MediaTiming.Place) {
    guard let path = animatedPath, let base = path.value(in: state) else { return }
    guard var value = value(at: place, base: base).map(made) else { return }
    if isCumulative, place.iteration > 0, let end = self.value(at: nil, base: base).map(made) {
      value = value.plus(end.times(Double(place.iteration)))
    }
    if isAdditive { value = base.plus(value) }
    path.set(value, in: &state)
    applyMore(to: &state, at: place)
  }

  /// Changes what else goes along with the property; by itself it does nothing.
  func applyMore(to state: inout LayerState, at place: MediaTiming.Place) {}

  private func made(_ value: AnimationValue) -> AnimationValue {
    valueFunction?.transform(of: value).map { .transform($0) } ?? value
  }
}
