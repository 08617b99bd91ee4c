import TactusHapticPatterns

/// A sound of a key of the screen keyboard or of a picker wheel, by the number of its system sound
/// (Keyboards.CL1).
///
/// The sounds are our own: short tones that differ in pitch.
enum KeyClick: UInt32 {
  /// A letter, and the click of input views.
  case letter = 1104
  /// The delete key.
  case delete = 1155
  /// The space bar, Return, Shift and keys that show other keys.
  case modifier = 1156
  /// A row of a picker wheel that passes the center (Pickers.PK5).
  ///
  /// - Source: none for the number. Confidence: guess.
  case wheel = 1157

  /// Creates the sound with a number; fails for any other.
  init?(_ number: UInt32) { self.init(rawValue: number) }

  /// The duration in seconds.
  ///
  /// - Source: ours. Confidence: guess.
  static let duration = 0.02

  /// The sound as a pattern.
  var pattern: HapticPattern {
    let pitch: Float =
      switch self {
      case .letter: 0.4
      case .delete: 0.1
      case .modifier: -0.2
      case .wheel: 0.7
      }
    return HapticPattern(events: [
      HapticEvent(
        .audioContinuous, time: 0, duration: Self.duration,
        parameters: [
          EventParameter(.audioPitch, pitch), EventParameter(.audioVolume, 0.4),
          EventParameter(.decayTime, 0.5), EventParameter(.sustained, 0),
        ])
    ])
  }
}
