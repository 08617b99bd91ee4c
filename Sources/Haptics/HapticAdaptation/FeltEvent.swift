import HapticPatterns
import HapticSynthesis

/// A tap or a continuous event, as motors see it.
struct FeltEvent: Sendable {
  /// Seconds from the pattern's start; 0 or more.
  let start: Double
  /// Seconds from the pattern's start until it is over; a tap's is decided when it is played.
  let end: Double
  /// 0…1, with the control of its moment in it if it is a tap.
  let amplitude: Double
  /// 0…1, before the sharpness control.
  let sharpness: Double
  /// The level over the event's time, 0…1; `nil` for a tap, which has the shape of a pulse.
  let envelope: EnvelopeShape?

  /// Prepares an event; `nil` where it is not felt.
  init?(
    _ event: HapticEvent, controls: PatternControls, mapping: HapticMapping, shortestPulse: Double
  ) {
    guard event.kind.isHaptic else { return nil }
    let time = event.time.isFinite ? min(max(event.time, 0), Self.latest) : 0
    let envelope = mapping.envelope(of: event, controls: controls)
    // M4. What is over sooner than a motor can answer is a tap.
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

  /// What decides between two events; equal only where nothing could tell them apart.
  var order: (Double, Double, Double, Double) { (start, end, amplitude, sharpness) }

  /// Seconds that no pattern can mean: three centuries.
  private static let latest = 1e10
}
