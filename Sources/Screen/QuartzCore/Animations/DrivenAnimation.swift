/// An animation that goes as somebody else says, who can stop it, set it back, and turn it round.
///
/// What can be added is animated by what it lacks of its new value: several such animations of a property
/// go on beside each other. It stays until it is removed.
package final class DrivenAnimation: CABasicAnimation {
  /// Says how far it has come: 0 at its beginning, 1 at its end, and beyond both.
  private var progress: () -> Double = { 1 }
  /// Says whether it stands still.
  private var rests: () -> Bool = { true }
  /// Makes an animation of nothing, as copies are begun.
  package override init() { super.init() }

  /// Makes an animation as `init()` does: archives of animations are not read.
  package required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an animation of a property that has its new value.
  ///
  /// - Parameters:
  ///   - keyPath: The property, or a part of one.
  ///   - seen: What was seen of it before.
  ///   - shown: What would be seen of it now, without the animation.
  ///   - progress: Says how far it has come: 0 at its beginning, 1 at its end, and beyond both.
  ///   - rests: Says whether it stands still.
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
    // It has no time of its own.
    (duration, fillMode, isRemovedOnCompletion) = (.infinity, .both, false)
  }

  /// What the layer is to be told, where the animation stands, so that it looks the same without it.
  ///
  /// - Parameter model: What it is told to be while it is animated.
  package func value(of model: Any?) -> Any? {
    let model = AnimationValue(model)
    let place = progress()
    guard isAdditive else { return AnimationValue(fromValue).toward(model, place).any }
    return model.plus(AnimationValue(fromValue).times(1 - place)).any
  }

  /// What the layer is to be told where nothing of the animation is to be left.
  ///
  /// - Parameter model: What it is told to be while it is animated.
  package func start(of model: Any?) -> Any? {
    guard isAdditive else { return AnimationValue(fromValue).any }
    return AnimationValue(model).plus(AnimationValue(fromValue)).any
  }

  // MARK: Internals

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? DrivenAnimation else { return }
    (progress, rests) = (other.progress, other.rests)
  }

  override func progress(at place: MediaTiming.Place) -> Double { progress() }

  override var isStill: Bool { rests() }
}

extension AnimationValue {
  /// Whether a difference of two can be added to a third, and makes sense.
  fileprivate var canBeAdded: Bool {
    switch self {
    case .number, .point, .size, .rect: true
    default: false
    }
  }
}
