import HapticPatterns
import PositionedText
import TextForms

/// Writes patterns as AHAP in one canonical form.
///
/// Keys have one order, numbers are the shortest decimals that read back as the same value, in no
/// locale but JSON's, and events come before parameters and curves. Reading what was written gives
/// an equal pattern, for every pattern that reading can give.
public struct AHAPWriter: Sendable {
  /// Why a pattern cannot be written.
  public struct Failure: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was wrong, such as “the time of event 3 is nan”.
    public let description: String
  }

  /// What to say about the pattern, under the key that phones ignore.
  public var metadata: JSONData?

  /// Makes a writer.
  public init(metadata: JSONData? = nil) { self.metadata = metadata }

  /// The text of a file, with a line feed at its end.
  ///
  /// - Throws: `Failure`, where a number is infinite or not a number, which JSON cannot say.
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
      entry(.eventType, JSONText.quoted(event.kind.rawValue)),
    ]
    if let duration = event.duration {
      entries.append(entry(.eventDuration, try number(duration, "duration of \(name)")))
    }
    if let waveform = event.waveform {
      entries.append(entry(.eventWaveformPath, JSONText.quoted(waveform.path)))
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
          "{\(entry(.parameterID, JSONText.quoted(parameter.id.rawValue))), "
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
        entry(.parameterID, JSONText.quoted(parameter.id.rawValue)),
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
        entry(.parameterID, JSONText.quoted(curve.id.rawValue)),
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

  /// The standard library's description is the shortest that reads back, and it is JSON as well.
  private func number<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ value: Value, _ name: @autoclosure () -> String
  ) throws(Failure) -> String {
    guard value.isFinite else { throw Failure(description: "the \(name()) is \(value)") }
    return value.description
  }
}
