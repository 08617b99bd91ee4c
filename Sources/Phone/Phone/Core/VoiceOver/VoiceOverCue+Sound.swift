import TactusHapticPatterns
import TactusVoiceOver

extension VoiceOverEffect.Cue {
  /// The sound of the cue: our own, short tones that differ in pitch and number (VoiceOver.SI2).
  var sound: HapticPattern {
    let tones: [(pitch: Float, start: Double)] =
      switch self {
      case .focus: [(0.2, 0)]
      case .boundary: [(-0.6, 0), (-0.6, 2 * Self.toneDuration)]
      case .screen: [(-0.1, 0), (0.5, Self.toneDuration)]
      }
    return HapticPattern(
      events: tones.map { tone in
        HapticEvent(
          .audioContinuous, time: tone.start, duration: Self.toneDuration,
          parameters: [
            EventParameter(.audioPitch, tone.pitch), EventParameter(.audioVolume, Self.loudness),
            EventParameter(.decayTime, 0.5), EventParameter(.sustained, 0),
          ])
      })
  }

  // MARK: Internals

  /// The duration of a tone in seconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let toneDuration = 0.03
  /// The volume of the tones, 0…1: softer than a key of the keyboard.
  ///
  /// - Source: ours. Confidence: guess.
  private static let loudness: Float = 0.3
}
