/// An animation whose progress its owner controls, so that it can be paused, scrubbed and reversed.
///
/// For values that can be added, it animates the difference to the new value, so that several such
/// animations of a property run side by side. It stays until it is removed.
package final class InteractiveAnimation: CABasicAnimation {
  /// Returns the progress: 0 at the beginning, 1 at the end; it may be outside this range.
  private var progress: () -> Double = { 1 }
  /// Returns whether the progress is constant.
  private var rests: () -> Bool = { true }
  /// Creates an empty animation, for copying.
  package override init() { super.init() }

  /// Creates an animation as `init()` does; archives are not supported.
  package required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an animation of a property that already has its new value.
  ///
  /// - Parameters:
  ///   - keyPath: The property, or a part of one.
  ///   - seen: The previous presentation value.
  ///   - shown: The new presentation value without the animation.
  ///   - progress: Returns the progress: 0 at the beginning, 1 at the end; may be outside.
  ///   - rests: Returns whether the progress is constant.
  package init(
    _ keyPath: String, from seen: Any?, to shown: Any?, progress: @escaping () -> Double,
    rests: @escaping () -> Bool
  ) {
    super.init()
    self.keyPath = keyPath
    (self.progress, self.rests) = (progress, rests)
    let (from, to) = (AnimationValue(seen), AnimationValue(shown))
    isAdditive = from.canBeAdded && to.canBeAdded
    fromValue = isAdditive ? from.minus(to) : from
    // The progress does not depend on time.
    (duration, fillMode, isRemovedOnCompletion) = (.infinity, .both, false)
  }

  /// Returns the model value with which the layer looks the same once the animation is removed.
  ///
  /// - Parameter model: The model value while the animation is active.
  package func value(of model: Any?) -> Any? {
    let model = AnimationValue(model)
    let position = progress()
    guard isAdditive else { return AnimationValue(fromValue).toward(model, position).any }
    return model.plus(AnimationValue(fromValue).times(1 - position)).any
  }

  /// Returns the model value at the animation's start.
  ///
  /// - Parameter model: The model value while the animation is active.
  package func start(of model: Any?) -> Any? {
    guard isAdditive else { return AnimationValue(fromValue).any }
    return AnimationValue(model).plus(AnimationValue(fromValue)).any
  }

  // MARK: Internals

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? InteractiveAnimation else { return }
    (progress, rests) = (other.progress, other.rests)
  }

  override func progress(at position: MediaTiming.Position) -> Double { progress() }

  override var isStill: Bool { rests() }
}

extension AnimationValue {
  /// Whether the difference of two such values can be added to a third.
  fileprivate var canBeAdded: Bool {
    switch self {
    case .number, .point, .size, .rect: true
    default: false
    }
  }
}
