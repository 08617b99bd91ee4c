/// How much of a pattern an iPhone takes.
public enum HapticLimits {
  /// Seconds a continuous haptic event may last.
  ///
  /// - Source: Core Haptics' reference of `CHHapticEvent.EventType.hapticContinuous`. Confidence:
  ///   documented.
  public static let longestContinuousEvent = 30.0
  /// Points a parameter curve may have; a phone ignores a curve with more of them.
  ///
  /// - Source: reported by several authors of converters, who split their curves here.
  ///   Confidence: reported, not documented.
  public static let mostControlPoints = 16
}
