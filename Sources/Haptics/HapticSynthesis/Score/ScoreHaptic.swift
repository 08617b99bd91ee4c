import TactusHapticPatterns

/// A tap or a continuous event, prepared for a voice.
struct ScoreHaptic {
  var span: ScoreSpan
  /// The label of the event in all versions of the pattern.
  var label: UInt64
  /// The label of the event that this one continues (Signal.E8); `nil` for any other.
  var joined: UInt64?
  var isTap: Bool
  /// The amplitude, 0…1; that of a tap contains the intensity parameter at its time, and later
  /// changes have no effect.
  var amplitude: Float
  /// The sharpness, 0…1, before the sharpness parameter.
  var sharpness: Double

  init(
    _ event: HapticEvent, _ label: UInt64, _ span: ScoreSpan, joined: UInt64?,
    mapping: HapticMapping,
    controls: PatternControls
  ) {
    self.span = span
    self.label = label
    self.joined = joined
    isTap = event.kind == .transient
    // A tap is too short to follow a parameter: it uses the value at its start (Signal.T3).
    let control = isTap ? controls[.hapticIntensity].value(at: event.time) : 1
    amplitude = Float(
      mapping.amplitude(intensity: Double(event[.hapticIntensity].finite * control.finite)))
    sharpness = Double(event[.hapticSharpness].finite)
  }
}

extension Float {
  /// The number, or 0 if it is NaN or infinite.
  var finite: Float { isFinite ? self : 0 }
}
