/// An animation of a property through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the keyframes; ignored if there is a path.
  open var values: [Any]? {
    didSet { frames = (values ?? []).map { AnimationValue($0) } }
  }

  /// The path that a point follows.
  open var path: CGPath? {
    didSet { animationPath = path.map { AnimationPath($0.drawing) } }
  }

  /// The times of the values as fractions of the duration, ascending from 0 to 1; `nil` for even
  /// spacing.
  open var keyTimes: [NSNumber]?

  /// The timing functions between each value and the next.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// The interpolation between the values.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// The tension at each value: 0 is the default, 1 tight, −1 loose.
  open var tensionValues: [NSNumber]?
  /// The continuity at each value: 0 is smooth, −1 a sharp corner, 1 an inverted one.
  open var continuityValues: [NSNumber]?
  /// The bias at each value: 0 bends at the value, 1 before it, −1 after it.
  open var biasValues: [NSNumber]?

  /// The rotation of the layer along the path, or `nil` for none.
  open var rotationMode: CAAnimationRotationMode?

  // MARK: Internals

  private final var frames: [AnimationValue] = []
  private final var animationPath: AnimationPath?

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path?.copy(), other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
    (biasValues, rotationMode) = (other.biasValues, other.rotationMode)
  }

  override func value(at position: MediaTiming.Position?, base: AnimationValue) -> AnimationValue? {
    let progress = position.map(self.progress) ?? 1
    if let animationPath {
      guard let position = pace(of: animationPath).position(at: progress, along: animationPath)
      else { return nil }
      return .point(SIMD2(position.point.x, position.point.y))
    }
    guard let last = frames.last else { return nil }
    let span = pace(of: nil).span(at: progress)
    guard span.index + 1 < frames.count else { return frames[min(span.index, frames.count - 1)] }
    switch calculationMode {
    case .discrete: return span.index < frames.count ? frames[span.index] : last
    case .cubic, .cubicPaced:
      return KeyframeCurve(
        frames: frames, tension: tensionValues, continuity: continuityValues, bias: biasValues
      ).value(in: span.index, at: span.fraction)
    default: return frames[span.index].toward(frames[span.index + 1], span.fraction)
    }
  }

  override func applyMore(to state: inout LayerState, at position: MediaTiming.Position) {
    guard let animationPath, let rotationMode, rotationMode != .none,
      let found = pace(of: animationPath).position(at: progress(at: position), along: animationPath)
    else { return }
    let angle = rotationMode == .rotateAutoReverse ? found.angle + .pi : found.angle
    state.transform = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1).then(state.transform)
  }

  private func pace(of animationPath: AnimationPath?) -> KeyframeTiming {
    let distances: [Double]
    if let animationPath {
      distances = animationPath.lengths
    } else {
      distances = zip(frames, frames.dropFirst()).map { $0.distance(to: $1) }
    }
    return KeyframeTiming(
      mode: calculationMode, distances: distances, keyTimes: keyTimes?.map(\.doubleValue),
      functions: timingFunctions?.map(\.curve))
  }
}

/// The rotation of a layer that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The string of the name.
  public let rawValue: String

  /// Creates a name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The x axis follows the tangent.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The x axis follows the reversed tangent.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
  static let none = CAAnimationRotationMode(rawValue: "")
}
