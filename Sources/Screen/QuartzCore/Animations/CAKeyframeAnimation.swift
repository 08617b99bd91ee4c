/// An animation of a property through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values it goes through; a path counts before them.
  open var values: [Any]? {
    didSet { frames = (values ?? []).map { AnimationValue($0) } }
  }

  /// The path along which a point goes.
  open var path: CGPath? {
    didSet { way = path.map { MotionPath($0.drawing) } }
  }

  /// When it is at each value, in parts of the whole, rising from 0 to 1; `nil` is evenly.
  open var keyTimes: [NSNumber]?

  /// How far it has come from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// What lies between the values.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// How tight the curves are: 0 is usual, 1 tight, −1 loose; one number a value.
  open var tensionValues: [NSNumber]?
  /// How sharp the corners are: 0 is none, −1 sharp, 1 inverted; one number a value.
  open var continuityValues: [NSNumber]?
  /// Where the curve bends: 0 at the value, 1 before it, −1 after it; one number a value.
  open var biasValues: [NSNumber]?

  /// Whether what goes along a path turns with it.
  open var rotationMode: CAAnimationRotationMode?

  // MARK: Internals

  private final var frames: [AnimationValue] = []
  private final var way: MotionPath?

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path?.copy(), other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
    (biasValues, rotationMode) = (other.biasValues, other.rotationMode)
  }

  override func value(at place: MediaTiming.Place?, base: AnimationValue) -> AnimationValue? {
    let progress = place.map(self.progress) ?? 1
    if let way {
      guard let place = pace(of: way).place(at: progress, along: way) else { return nil }
      return .point(SIMD2(place.point.x, place.point.y))
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

  override func applyMore(to state: inout LayerState, at place: MediaTiming.Place) {
    guard let way, let rotationMode, rotationMode != .none,
      let found = pace(of: way).place(at: progress(at: place), along: way)
    else { return }
    let angle = rotationMode == .rotateAutoReverse ? found.angle + .pi : found.angle
    state.transform = CATransform3DMakeRotation(CGFloat(angle), 0, 0, 1).then(state.transform)
  }

  private func pace(of way: MotionPath?) -> KeyframePace {
    let distances: [Double]
    if let way {
      distances = way.lengths
    } else {
      distances = zip(frames, frames.dropFirst()).map { $0.distance(to: $1) }
    }
    return KeyframePace(
      mode: calculationMode, distances: distances, keyTimes: keyTimes?.map(\.doubleValue),
      functions: timingFunctions?.map(\.curve))
  }
}

/// What lies between the values of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name in text.
  public let rawValue: String

  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight ways.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Nothing: each value holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight ways at one even pace; key times and timing functions do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A curve through all values at one even pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How something turns that goes along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name in text.
  public let rawValue: String

  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its x axis points ahead.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis points back.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
  static let none = CAAnimationRotationMode(rawValue: "")
}
