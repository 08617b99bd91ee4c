import CoreHaptics

/// The patterns of a telephone.
public enum Haptics {
  /// Two knocks.
  public static func ring() throws -> CHHapticPattern {
    let knocks = [0, 0.2].map {
      CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: $0)
    }
    return try CHHapticPattern(events: knocks, parameters: [])
  }
}
