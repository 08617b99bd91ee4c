import TactusPhone
import TactusPhoneTypes
import TactusTextFormatting

/// An entry of a haptic log, as text and as JSON.
enum LogLine {
  /// Returns one line, with aligned columns.
  ///
  /// - Parameter width: The length of the longest app name.
  static func text(
    _ entry: HapticLogEntry, since start: PhoneInstant, nameWidth width: Int
  ) -> String {
    let time = NumberFormat.column(
      start.duration(to: entry.asked) / .seconds(1), places: 3, width: 9)
    let name = [entry.generator, entry.style].compactMap(\.self)
      .joined(separator: " ")
    let what = "\(name) \(NumberFormat.short(entry.intensity))"
    let outcome =
      if let latency = entry.latency {
        "played after \(NumberFormat.short(latency / .milliseconds(1), places: 1)) ms, "
          + "\(NumberFormat.fixed(entry.peak, places: 2)) g"
      } else {
        "not played: \(entry.reason?.message ?? "")"
      }
    return "\(time) s  \(padded(entry.app, width))  \(padded(what, 24))  "
      + "\(padded(entry.engine.rawValue, 8))  \(outcome)"
  }

  /// Returns the entry as JSON, with times in seconds.
  static func json(_ entry: HapticLogEntry) -> JSONOutput {
    func seconds(_ instant: PhoneInstant) -> JSONOutput {
      .number(Double(instant.nanoseconds) / 1e9)
    }
    return [
      "asked": seconds(entry.asked),
      "felt": entry.felt.map(seconds) ?? .null,
      "generator": .string(entry.generator),
      "style": entry.style.map(JSONOutput.string) ?? .null,
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
