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

  /// Returns one line for a request.
  ///
  /// - Parameter width: The length of the longest app name.
  static func text(
    _ request: LoggedRequest, since start: PhoneInstant, nameWidth width: Int
  ) -> String {
    switch request {
    case .haptic(let entry): text(entry, since: start, nameWidth: width)
    case .parameter(let entry): text(entry, since: start, nameWidth: width)
    }
  }

  /// Returns a request as JSON, with times in seconds.
  static func json(_ request: LoggedRequest) -> JSONOutput {
    switch request {
    case .haptic(let entry): json(entry)
    case .parameter(let entry): json(entry)
    }
  }

  // MARK: Internals

  /// Returns one line for a change of a parameter: its value or points, and when they apply.
  private static func text(
    _ entry: ParameterLogEntry, since start: PhoneInstant, nameWidth width: Int
  ) -> String {
    let time = NumberFormat.column(
      start.duration(to: entry.asked) / .seconds(1), places: 3, width: 9)
    let values = entry.points.map { point in
      let value = NumberFormat.short(Double(point.value))
      return entry.isCurve ? "\(value) at +\(NumberFormat.short(point.time, places: 3)) s" : value
    }
    let delay = entry.asked.duration(to: entry.begins) / .milliseconds(1)
    return "\(time) s  \(padded(entry.app, width))  \(entry.id.rawValue) "
      + "\(values.joined(separator: ", "))  applies after \(NumberFormat.short(delay, places: 1)) ms"
  }

  private static func json(_ entry: ParameterLogEntry) -> JSONOutput {
    let points = entry.points.map { point in
      JSONOutput.array([.number(point.time), .number(Double(point.value))])
    }
    let value: (String, JSONOutput) =
      entry.isCurve
      ? ("curve", .array(points)) : ("value", .number(Double(entry.points.first?.value ?? 0)))
    return .object([
      ("parameter", .string(entry.id.rawValue)),
      ("asked", .number(Double(entry.asked.nanoseconds) / 1e9)),
      ("begins", .number(Double(entry.begins.nanoseconds) / 1e9)), value,
      ("app", .string(entry.app)),
    ])
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
