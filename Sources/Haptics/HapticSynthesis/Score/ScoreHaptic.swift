import HapticPatterns

/// A tap or a continuous event, ready to be voiced.
struct ScoreHaptic {
  var span: ScoreSpan
  /// By which another version of the pattern knows the event again.
  var label: UInt64
  var isTap: Bool
  /// 0…1; a tap's holds the intensity control of its moment, which later changes leave alone.
  var amplitude: Float
  /// 0…1, before the sharpness control.
  var sharpness: Double

  init(
    _ event: HapticEvent, _ label: UInt64, _ span: ScoreSpan, mapping: HapticMapping,
    controls: PatternControls
  ) {
    self.span = span
    self.label = label
    isTap = event.kind == .transient
    // T3. A tap is too short to follow a control: it takes the value at its start.
    let control = isTap ? controls[.hapticIntensity].value(at: event.time) : 1
    amplitude = Float(
      mapping.amplitude(intensity: Double(event[.hapticIntensity].finite * control.finite)))
    sharpness = Double(event[.hapticSharpness].finite)
  }
}

extension Float {
  /// The number itself, or 0 where it is none.
  var finite: Float { isFinite ? self : 0 }
}
