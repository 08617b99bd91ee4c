import CoreHaptics

/// The haptic events of a pattern, for the plot.
enum PatternStrokes {
  /// A haptic event.
  struct Stroke {
    var time: Double
    /// The duration in seconds; 0 for a transient.
    var duration: Double
    var intensity: Double
    var sharpness: Double
  }

  /// Returns the haptic events from the pattern's own dictionary; audio events are left out.
  static func strokes(of pattern: CHHapticPattern) -> [Stroke] {
    let dictionary = (try? pattern.exportDictionary()) ?? [:]
    let entries = dictionary[.pattern] as? [[CHHapticPattern.Key: Any]] ?? []
    return entries.compactMap { entry in
      guard let event = entry[.event] as? [CHHapticPattern.Key: Any],
        let type = (event[.eventType] as? CHHapticEvent.EventType)?.rawValue
          ?? event[.eventType] as? String,
        type.hasPrefix("Haptic")
      else { return nil }
      let parameters = event[.eventParameters] as? [[CHHapticPattern.Key: Any]] ?? []
      func value(_ id: CHHapticEvent.ParameterID, _ usual: Double) -> Double {
        for parameter in parameters {
          let name =
            (parameter[.parameterID] as? CHHapticEvent.ParameterID)?.rawValue
            ?? parameter[.parameterID] as? String
          if name == id.rawValue { return number(parameter[.parameterValue]) ?? usual }
        }
        return usual
      }
      return Stroke(
        time: number(event[.time]) ?? 0,
        duration: type == CHHapticEvent.EventType.hapticContinuous.rawValue
          ? number(event[.eventDuration]) ?? 0 : 0,
        intensity: value(.hapticIntensity, 1), sharpness: value(.hapticSharpness, 0.5))
    }
  }

  private static func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? Float).map(Double.init)
  }
}
