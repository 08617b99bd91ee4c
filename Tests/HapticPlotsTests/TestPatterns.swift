import TactusHapticPatterns
import TactusHapticPlots
import TactusHapticSynthesis

/// Patterns and signals that the tests of plots share.
enum TestPatterns {
  /// A timer's alarm: three taps with increasing intensity and sharpness.
  static let taps = HapticPattern(events: [
    tap(at: 0, intensity: 0.4, sharpness: 0.2),
    tap(at: 0.12, intensity: 0.7, sharpness: 0.5),
    tap(at: 0.25, intensity: 1, sharpness: 0.9),
  ])

  /// A continuous event that fades by an intensity curve and brightens by a sharpness change.
  static let controlled = HapticPattern(
    events: [hum(at: 0.5, for: 1, intensity: 0.8, sharpness: 0.25)],
    parameters: [DynamicParameter(.hapticSharpness, 0.5, time: 1)],
    curves: [
      ParameterCurve(
        .hapticIntensity, time: 0.5,
        points: [
          ParameterCurve.ControlPoint(time: 0, value: 1),
          ParameterCurve.ControlPoint(time: 1, value: 0),
        ])
    ])

  static func tap(at time: Double, intensity: Float = 1, sharpness: Float = 0.5) -> HapticEvent {
    HapticEvent(
      .transient, time: time,
      parameters: [
        EventParameter(.hapticIntensity, intensity), EventParameter(.hapticSharpness, sharpness),
      ])
  }

  static func hum(
    at time: Double, for duration: Double, intensity: Float = 1, sharpness: Float = 0.5,
    others: [EventParameter] = []
  ) -> HapticEvent {
    HapticEvent(
      .continuous, time: time, duration: duration,
      parameters: [
        EventParameter(.hapticIntensity, intensity), EventParameter(.hapticSharpness, sharpness),
      ] + others)
  }

  /// Returns a sine wave for both plotted signals.
  static func sine(
    _ frequency: Double, amplitude: Float = 1, seconds: Double, sampleRate: Double = 48_000
  ) -> RenderedSignals {
    let samples = wave(
      frequency, amplitude: amplitude, seconds: seconds, sampleRate: sampleRate)
    return RenderedSignals(
      sampleRate: sampleRate, drive: samples, felt: samples, left: [], right: [])
  }

  static func wave(
    _ frequency: Double, amplitude: Float = 1, seconds: Double, sampleRate: Double = 48_000
  ) -> [Float] {
    (0..<Int(seconds * sampleRate)).map {
      amplitude * Float(Sine.value(2 * .pi * frequency * Double($0) / sampleRate))
    }
  }
}
