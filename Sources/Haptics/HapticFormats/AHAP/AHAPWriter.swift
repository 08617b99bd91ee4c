import TactusHapticPatterns
import TactusJSON
import TactusTextFormatting

/// A writer of patterns in a canonical form of AHAP.
///
/// Keys have a fixed order, numbers are the shortest decimals that read back as the same value,
/// independent of the locale, and events come before parameters and curves. Reading the result
/// gives an equal pattern, for every pattern that reading can return.
public struct AHAPWriter: Sendable {
  /// An error of writing a pattern.
  public struct Failure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The reason, such as “the time of event 3 is nan”.
    public let description: String
  }

  /// The metadata, written under a key that phones ignore.
  public var metadata: JSONData?

  /// Creates a writer.
  public init(metadata: JSONData? = nil) { self.metadata = metadata }

  /// Returns the text of a file, which ends with a line feed.
  ///
  /// - Throws: `Failure` if a number is infinite or NaN, which JSON cannot represent.
  public func text(of pattern: HapticPattern) throws(Failure) -> String {
    var elements: [String] = []
    for (index, event) in pattern.events.enumerated() {
      elements.append(try text(of: event, "event \(index + 1)"))
    }
    for (index, parameter) in pattern.parameters.enumerated() {
      elements.append(try text(of: parameter, "parameter \(index + 1)"))
    }
    for (index, curve) in pattern.curves.enumerated() {
      elements.append(try text(of: curve, "curve \(index + 1)"))
    }
    var text = "{\n  \"Version\": 1.0,\n"
    if let metadata { text += "  \"Metadata\": \(metadata.text(indentation: 2)),\n" }
    text += "  \"Pattern\": \(list(elements, indentation: 2))\n}\n"
    return text
  }

  // MARK: Elements

  private func text(of event: HapticEvent, _ name: String) throws(Failure) -> String {
    var entries = [
      entry(.time, try number(event.time, "time of \(name)")),
      entry(.eventType, JSONOutput.quoted(event.kind.rawValue)),
    ]
    if let duration = event.duration {
      entries.append(entry(.eventDuration, try number(duration, "duration of \(name)")))
    }
    if let waveform = event.waveform {
      entries.append(entry(.eventWaveformPath, JSONOutput.quoted(waveform.path)))
      if !waveform.usesVolumeEnvelope {
        entries.append(entry(.eventWaveformUseVolumeEnvelope, "false"))
      }
      if waveform.loops { entries.append(entry(.eventWaveformLoopEnabled, "true")) }
    }
    if !event.parameters.isEmpty {
      var parameters: [String] = []
      for parameter in event.parameters {
        let value = try number(parameter.value, "\(parameter.id.rawValue) of \(name)")
        parameters.append(
          "{\(entry(.parameterID, JSONOutput.quoted(parameter.id.rawValue))), "
            + "\(entry(.parameterValue, value))}")
      }
      entries.append(entry(.eventParameters, list(parameters, indentation: 8)))
    }
    return element(.event, entries)
  }

  private func text(of parameter: DynamicParameter, _ name: String) throws(Failure) -> String {
    element(
      .parameter,
      [
        entry(.parameterID, JSONOutput.quoted(parameter.id.rawValue)),
        entry(.parameterValue, try number(parameter.value, "value of \(name)")),
        entry(.time, try number(parameter.time, "time of \(name)")),
      ])
  }

  private func text(of curve: ParameterCurve, _ name: String) throws(Failure) -> String {
    var points: [String] = []
    for point in curve.points {
      let time = try number(point.time, "time of a point of \(name)")
      let value = try number(point.value, "value of a point of \(name)")
      points.append("{\(entry(.time, time)), \(entry(.parameterValue, value))}")
    }
    return element(
      .parameterCurve,
      [
        entry(.parameterID, JSONOutput.quoted(curve.id.rawValue)),
        entry(.time, try number(curve.time, "time of \(name)")),
        entry(.parameterCurveControlPoints, list(points, indentation: 8)),
      ])
  }

  // MARK: JSON

  private func entry(_ key: AHAPKey, _ value: String) -> String { "\"\(key.rawValue)\": \(value)" }

  private func element(_ key: AHAPKey, _ entries: [String]) -> String {
    let lines = entries.map { "        \($0)" }.joined(separator: ",\n")
    return "{\n      \"\(key.rawValue)\": {\n\(lines)\n      }\n    }"
  }

  private func list(_ items: [String], indentation: Int) -> String {
    if items.isEmpty { return "[]" }
    let space = String(repeating: " ", count: indentation)
    return "[\n" + items.map { "\(space)  \($0)" }.joined(separator: ",\n") + "\n\(space)]"
  }

  /// Returns a number as JSON: the standard library's description is the shortest that reads back.
  private func number<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ value: Value, _ name: @autoclosure () -> String
  ) throws(Failure) -> String {
    guard value.isFinite else { throw Failure(description: "the \(name()) is \(value)") }
    return value.description
  }
}
