import Phone
import PhoneHardware
import TextForms

/// One entry of a haptic log, for people and for programs.
enum LogLine {
  /// One line, with columns that stand beneath each other.
  ///
  /// - Parameter width: Characters of the longest name of an app.
  static func text(
    _ entry: HapticLogEntry, since start: PhoneInstant, nameWidth width: Int
  ) -> String {
    let time = NumberText.column(start.duration(to: entry.asked) / .seconds(1), places: 3, width: 9)
    let name = [entry.generator, entry.style].compactMap(\.self)
      .joined(separator: " ")
    let what = "\(name) \(NumberText.short(entry.intensity))"
    let fate =
      if let latency = entry.latency {
        "played after \(NumberText.short(latency / .milliseconds(1), places: 1)) ms, "
          + "\(NumberText.fixed(entry.peak, places: 2)) g"
      } else {
        "not played: \(entry.reason?.message ?? "")"
      }
    return "\(time) s  \(padded(entry.app, width))  \(padded(what, 24))  "
      + "\(padded(entry.engine.rawValue, 8))  \(fate)"
  }

  /// The same as the log has it, with times in seconds.
  static func json(_ entry: HapticLogEntry) -> JSONText {
    func seconds(_ instant: PhoneInstant) -> JSONText {
      .number(Double(instant.nanoseconds) / 1e9)
    }
    return [
      "asked": seconds(entry.asked),
      "felt": entry.felt.map(seconds) ?? .null,
      "generator": .string(entry.generator),
      "style": entry.style.map(JSONText.string) ?? .null,
      "intensity": .number(entry.intensity),
      "engine": .string(entry.engine.rawValue),
      "decision": entry.isPlayed ? "played" : "suppressed",
      "reason": entry.reason.map { .string($0.rawValue) } ?? .null,
      "peak": .number(entry.peak),
      "app": .string(entry.app),
    ]
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
