import TactusHapticFormats
import TactusHapticPatterns

/// The patterns of system feedback as Swift.
struct SystemFeedbackTable {
  private let patterns: [(name: String, pattern: HapticPattern)]

  init() throws {
    patterns = try DataFile.all(in: "Data/SystemFeedback", extension: "ahap").map {
      (DataFile.name($0), try AHAPReader().read($0).pattern)
    }
  }

  /// The generated file; a pattern consists of taps, or of one vibration.
  var swift: String {
    """
    // Made by `swift run generate-tables` of Data/SystemFeedback, where every pattern names its
    // source. Do not edit.

    import TactusHapticPatterns
    import TactusPhoneTypes

    // Each tap is its seconds from the start, its intensity and its sharpness; a vibration its
    // seconds, its intensity and its sharpness.
    extension SystemFeedback {
      /// Returns the pattern of a feedback at full intensity.
      static func standard(_ feedback: Feedback) -> HapticPattern {
        switch feedback {
    \(patterns.map(branch).joined(separator: "\n"))
        }
      }
    }

    """
  }

  private func branch(_ name: String, _ pattern: HapticPattern) -> String {
    precondition(pattern.parameters.isEmpty && pattern.curves.isEmpty, name)
    if let event = pattern.events.first, event.kind == .continuous, let duration = event.duration {
      precondition(pattern.events.count == 1 && event.time == 0, name)
      return """
            case .\(Identifier.of(name)):
              vibration(\(duration), \(event[.hapticIntensity]), \(event[.hapticSharpness]))
        """
    }
    let lines = pattern.events.map { "        \(tap($0))," }
    let list =
      pattern.events.count == 1
      ? tap(pattern.events[0]) : "\n\(lines.joined(separator: "\n"))\n      "
    return """
          case .\(Identifier.of(name)):
            taps([\(list)])
      """
  }

  private func tap(_ event: HapticEvent) -> String {
    precondition(event.kind == .transient, "only taps are written")
    return "(\(event.time), \(event[.hapticIntensity]), \(event[.hapticSharpness]))"
  }
}
