/// The limits of an iPhone for patterns.
public enum HapticLimits {
  /// The maximum duration of a continuous haptic event in seconds.
  ///
  /// - Source: Core Haptics' reference of `CHHapticEvent.EventType.hapticContinuous`. Confidence:
  ///   documented.
  public static let longestContinuousEvent = 30.0
  /// The duration in seconds that a player gives to an event without end while it plays.
  ///
  /// - Source: ours: longer than any phone is on. Confidence: guess.
  package static let endless = 1e8
  /// The maximum number of points of a parameter curve; a phone ignores a curve with more.
  ///
  /// - Source: reported by several authors of converters, who split their curves here.
  ///   Confidence: reported, not documented.
  public static let maximumControlPoints = 16
}
