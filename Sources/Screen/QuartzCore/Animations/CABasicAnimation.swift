/// An animation of a property from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The start value; the property's current value replaces it if it and another value are `nil`.
  open var fromValue: Any? { didSet { from = fromValue.map { AnimationValue($0) } } }

  /// The end value.
  open var toValue: Any? { didSet { to = toValue.map { AnimationValue($0) } } }

  /// The difference between end and start value.
  open var byValue: Any? { didSet { by = byValue.map { AnimationValue($0) } } }

  // MARK: Internals

  private final var from, to, by: AnimationValue?

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func value(at position: MediaTiming.Position?, base: AnimationValue) -> AnimationValue? {
    guard let (from, to) = ends(base: base) else { return nil }
    return from.toward(to, position.map(progress) ?? 1)
  }

  /// Returns the start and end values, or `nil` if none is set.
  ///
  /// Source: Layers.A3
  private func ends(base: AnimationValue) -> (AnimationValue, AnimationValue)? {
    // The base of an additive animation is the neutral element.
    let base = isAdditive ? base.nothing : base
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.plus(by))
    case (nil, let to?, let by?): return (to.minus(by), to)
    case (let from?, nil, nil): return (from, base)
    case (nil, let to?, nil): return (base, to)
    case (nil, nil, let by?): return (base, base.plus(by))
    case (nil, nil, nil): return nil
    }
  }
}

extension AnimationValue {
  /// The neutral element of addition.
  var nothing: AnimationValue {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return times(0)
  }
}
