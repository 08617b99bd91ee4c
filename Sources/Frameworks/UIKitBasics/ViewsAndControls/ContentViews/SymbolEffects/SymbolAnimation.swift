/// The motion of a symbol as additive animations of the layer that shows it.
///
/// Steps Drawing.SE1…
@MainActor
package struct SymbolAnimation {
  /// The duration of one cycle, in seconds, at the default speed.
  let duration: Double
  /// The animations, each as long as the cycle or shorter.
  let parts: [CAKeyframeAnimation]

  /// Creates a motion that returns to its beginning.
  ///
  /// - Parameters:
  ///   - motion: The motion; nothing moves for one that does not return.
  ///   - size: The size of the view, in points.
  ///   - isRightToLeft: Whether the direction of reading is to the left.
  package init(cycle motion: SymbolMotion, size: CGSize, isRightToLeft: Bool) {
    typealias Metrics = SymbolEffectMetrics
    switch motion {
    case .bounce(let isDown):
      let height = (isDown ? Metrics.bounceDown : Metrics.bounceUp) - 1
      let scales = [1, 1 + height, 1 - height * Metrics.bounceReturn, 1]
      self.init(Metrics.bounceDuration, [Self.scale(scales, at: [0, 0.35, 0.7, 1])])
    case .pulse:
      self.init(Metrics.pulseDuration, [Self.fade([1, Metrics.pulseOpacity, 1])])
    case .breathe(let isPulsing):
      let scale = Self.scale([1, Metrics.breathScale, 1])
      let fade = isPulsing ? [Self.fade([1, Metrics.breathOpacity, 1])] : []
      self.init(Metrics.breathDuration, [scale] + fade)
    case .rotate(let isClockwise):
      self.init(Metrics.turnDuration, [Self.turn([0, isClockwise ? 2 * .pi : -2 * .pi])])
    case .wiggleTurning(let isClockwise):
      let angle = isClockwise ? Metrics.wiggleAngle : -Metrics.wiggleAngle
      self.init(Metrics.wiggleDuration, [Self.turn(Self.swings.map { $0 * angle })])
    case .wiggleMoving(let degrees):
      self.init(Metrics.wiggleDuration, [Self.shift(degrees * .pi / 180, size)])
    case .wiggleReading(let isForward):
      let isToTheLeft = isForward == isRightToLeft
      self.init(Metrics.wiggleDuration, [Self.shift(isToTheLeft ? .pi : 0, size)])
    case .variableColor(let isReversing, let hidesInactive):
      self = Self.variableColor(isReversing: isReversing, hidesInactive: hidesInactive)
    case .appear, .disappear, .drawOn, .drawOff, .scale, .replace:
      self.init(0, [])
    }
  }

  /// Creates the change from one pose to another.
  package init(from old: SymbolPose, to new: SymbolPose) {
    self.init(
      SymbolEffectMetrics.transitionDuration,
      [Self.scale([old.scale, new.scale]), Self.fade([old.opacity, new.opacity])])
  }

  /// Creates the replacement of an image, which the layer still shows in the first half.
  ///
  /// - Parameters:
  ///   - replacement: The directions of both symbols.
  ///   - old: The contents of the layer with the old symbol.
  package init(_ replacement: SymbolReplacement, of old: Any?) {
    let (small, large) = (
      SymbolPose.invisible(isSmall: true).scale, SymbolPose.invisible(isSmall: false).scale
    )
    guard replacement != .offUp, let old else {
      self.init(
        SymbolEffectMetrics.replacementDuration, [Self.scale([small, 1]), Self.fade([0, 1])])
      return
    }
    let contents = CAKeyframeAnimation(keyPath: "contents")
    contents.values = [old]
    contents.calculationMode = .discrete
    let times = [0, 0.5, 0.5, 1]
    self.init(
      2 * SymbolEffectMetrics.replacementDuration,
      [
        Self.scale([1, replacement == .downUp ? small : large, small, 1], at: times),
        Self.fade([1, 0, 0, 1], at: times), contents,
      ])
    contents.duration = SymbolEffectMetrics.replacementDuration
  }

  /// Returns the animations as one.
  ///
  /// - Parameters:
  ///   - rate: The speed; 1 for the default.
  ///   - pause: The pause after each cycle, in seconds.
  package func group(rate: Double, pause: Double) -> CAAnimationGroup {
    let speeds = SymbolEffectMetrics.speeds
    let rate = max(speeds.lowerBound, min(speeds.upperBound, rate))
    for part in parts { part.duration /= rate }
    let group = CAAnimationGroup()
    group.animations = parts
    group.duration = max(duration / rate + pause, 0.001)
    return group
  }

  // MARK: Internals

  private init(_ duration: Double, _ parts: [CAKeyframeAnimation]) {
    (self.duration, self.parts) = (duration, parts)
    for part in parts where part.duration == 0 { part.duration = duration }
  }

  /// The angles or distances of a wiggle, as fractions of the largest.
  private static let swings = [0, 1, -1, 0.6, -0.6, 0.0]

  private static func variableColor(isReversing: Bool, hidesInactive: Bool) -> SymbolAnimation {
    let steps = SymbolEffectMetrics.colorSteps
    let least = hidesInactive ? 0 : SymbolEffectMetrics.inactiveOpacity
    let rising = (0...steps).map { least + (1 - least) * Double($0) / Double(steps) }
    let values = isReversing ? rising + rising.dropFirst().dropLast().reversed() : rising
    let fade = fade(values)
    fade.calculationMode = .discrete
    fade.timingFunctions = nil
    return SymbolAnimation(SymbolEffectMetrics.colorStep * Double(values.count), [fade])
  }

  private static func scale(_ values: [Double], at times: [Double]? = nil) -> CAKeyframeAnimation {
    let triples = values.map { [$0, $0, 1] }
    return additive("transform", triples, at: times, by: .scale)
  }

  private static func fade(_ values: [Double], at times: [Double]? = nil) -> CAKeyframeAnimation {
    additive("opacity", values.map { $0 - 1 }, at: times)
  }

  private static func turn(_ angles: [Double]) -> CAKeyframeAnimation {
    let animation = additive("transform", angles, by: .rotateZ)
    if angles.count == 2 { animation.timingFunctions = nil }
    return animation
  }

  /// Returns a movement to both sides, in a direction in radians.
  private static func shift(_ angle: Double, _ size: CGSize) -> CAKeyframeAnimation {
    let distance = SymbolEffectMetrics.wiggleDistance * Double(max(size.width, size.height))
    let places = swings.map { swing in
      [swing * distance * cos(angle), swing * distance * sin(angle), 0]
    }
    return additive("transform", places, by: .translate)
  }

  private static func additive(
    _ keyPath: String, _ values: [Any], at times: [Double]? = nil,
    by function: CAValueFunctionName? = nil
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.isAdditive = true
    animation.values = values
    animation.keyTimes = times?.map { NSNumber(value: $0) }
    animation.valueFunction = function.flatMap(CAValueFunction.init)
    animation.fillMode = .both
    animation.timingFunctions = Array(
      repeating: CAMediaTimingFunction(name: .easeInEaseOut), count: max(0, values.count - 1))
    return animation
  }
}
