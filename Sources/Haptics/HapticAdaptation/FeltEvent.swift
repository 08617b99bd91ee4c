import TactusHapticPatterns
import TactusHapticSynthesis

/// A tap or a continuous event as it is played by motors.
struct FeltEvent: Sendable {
  /// Seconds from the pattern's start; 0 or more.
  let start: Double
  /// Seconds from the pattern's start to the end; the end of a tap is determined during playback.
  let end: Double
  /// The amplitude, 0…1, for a tap with the intensity parameter at its time.
  let amplitude: Double
  /// The sharpness, 0…1, before the sharpness parameter.
  let sharpness: Double
  /// The envelope, 0…1; `nil` for a tap, which is a pulse.
  let envelope: EnvelopeShape?

  /// Creates an event; `nil` if it is not haptic.
  init?(
    _ event: HapticEvent, controls: PatternControls, mapping: HapticMapping, shortestPulse: Double
  ) {
    guard event.kind.isHaptic else { return nil }
    let time = event.time.isFinite ? min(max(event.time, 0), Self.latest) : 0
    let envelope = mapping.envelope(of: event, controls: controls)
    // An event shorter than a motor's response is a tap (Adaptation.M4).
    let isTap = event.kind == .transient || event.audibleDuration() < shortestPulse
    let control =
      isTap ? mapping.amplitude(intensity: Double(controls[.hapticIntensity].value(at: time))) : 1
    amplitude = mapping.amplitude(intensity: Double(event[.hapticIntensity])) * control
    guard amplitude > 0 else { return nil }
    start = time
    end = min(time + envelope.duration, Self.latest)
    sharpness = Double(event[.hapticSharpness].isFinite ? event[.hapticSharpness] : 0)
    self.envelope = isTap ? nil : envelope
  }

  /// The sort key, equal only for indistinguishable events.
  var order: (Double, Double, Double, Double) { (start, end, amplitude, sharpness) }

  /// The maximum time in seconds: three centuries.
  private static let latest = 1e10
}
