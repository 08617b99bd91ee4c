/// An animation of one property; the abstract superclass of basic and keyframe animations.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, or of a part of it.
  open var keyPath: String? {
    didSet { animatedPath = keyPath.map(AnimatedPath.init) }
  }

  /// Whether the animation's values are added to the property's value.
  open var isAdditive = false

  /// Whether each repetition begins at the end value of the last.
  open var isCumulative = false

  /// A function that turns the values into transforms.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of a property.
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

  /// Returns the value at a position of the animation.
  ///
  /// - Parameters:
  ///   - position: The position of the animation, or `nil` for the end of a repetition.
  ///   - base: The property's value without the animation.
  func value(at position: MediaTiming.Position?, base: AnimationValue) -> AnimationValue? { nil }

  // Source: Layers.A4, Layers.A5
  override final func apply(to state: inout LayerState, at position: MediaTiming.Position) {
    guard let path = animatedPath, let base = path.value(in: state) else { return }
    guard var value = value(at: position, base: base).map(made) else { return }
    if isCumulative, position.iteration > 0, let end = self.value(at: nil, base: base).map(made) {
      value = value.plus(end.times(Double(position.iteration)))
    }
    if isAdditive { value = base.plus(value) }
    path.set(value, in: &state)
    applyMore(to: &state, at: position)
  }

  /// Applies additional changes that accompany the property; the default does nothing.
  func applyMore(to state: inout LayerState, at position: MediaTiming.Position) {}

  private func made(_ value: AnimationValue) -> AnimationValue {
    valueFunction?.transform(of: value).map { .transform($0) } ?? value
  }
}
