import TactusHapticPatterns
import TactusJSON
import TactusPhoneTypes
import TactusTextFormatting

/// A change of a dynamic parameter that an app sent to one of its pattern players, or a scheduled
/// parameter curve.
public struct ParameterLogEntry: Sendable, Equatable, CustomStringConvertible {
  /// The time of the request.
  public var asked: PhoneInstant
  /// The time from which the change applies, or from which the points of the curve count.
  public var begins: PhoneInstant
  /// The parameter.
  public var id: DynamicParameter.ID
  /// The points of the curve; one point at 0 seconds for a change at once.
  public var points: [ParameterCurve.ControlPoint]
  /// Whether the app scheduled a curve.
  public var isCurve: Bool
  /// The name of the requesting app.
  public var app: String

  /// Creates an entry.
  public init(
    asked: PhoneInstant, begins: PhoneInstant, id: DynamicParameter.ID,
    points: [ParameterCurve.ControlPoint], isCurve: Bool, app: String
  ) {
    (self.asked, self.begins, self.id) = (asked, begins, id)
    (self.points, self.isCurve, self.app) = (points, isCurve, app)
  }

  /// Returns the value at an instant, `nil` before the first point applies.
  ///
  /// A curve is a straight line between two points, and keeps the value of its last point.
  public func value(at instant: PhoneInstant) -> Float? {
    let time = begins.duration(to: instant) / .seconds(1)
    guard let next = points.firstIndex(where: { $0.time > time }) else { return points.last?.value }
    guard next > 0 else { return nil }
    let (from, to) = (points[next - 1], points[next])
    return from.value + (to.value - from.value) * Float((time - from.time) / (to.time - from.time))
  }

  /// The entry in one line: the time in seconds, the parameter and its value or points.
  public var description: String {
    let time = NumberFormat.short(Double(begins.nanoseconds) / 1e9, places: 3)
    let values = points.map { point in
      let value = NumberFormat.short(Double(point.value), places: 3)
      return isCurve ? "\(value) at +\(NumberFormat.short(point.time, places: 3)) s" : value
    }
    return "\(time) s \(id.rawValue) \(values.joined(separator: ", ")) from '\(app)'"
  }

  /// The entry as one line of JSON, without the line feed.
  public var json: String {
    let pairs = points.map { "[\($0.time), \($0.value)]" }.joined(separator: ", ")
    return """
      {"parameter": \(JSONOutput.quoted(id.rawValue)), "asked": \(LogSeconds.text(asked)), \
      "begins": \(LogSeconds.text(begins)), \
      \(isCurve ? "\"curve\": [\(pairs)]" : "\"value\": \(points.first?.value ?? 0)"), \
      "app": \(JSONOutput.quoted(app))}
      """
  }

  /// Reads an entry from a line in the format of `json`; `nil` if the line is another entry.
  init?(_ root: JSONValue) {
    func member(_ key: String) -> JSONValue? { root.members.first { $0.key == key } }
    guard let id = member("parameter")?.string.flatMap(DynamicParameter.ID.init),
      let asked = member("asked").flatMap({ LogSeconds.instant($0.token) }),
      let begins = member("begins").flatMap({ LogSeconds.instant($0.token) }),
      let app = member("app")?.string
    else { return nil }
    var points: [ParameterCurve.ControlPoint] = []
    if let value = member("value")?.number {
      points = [ParameterCurve.ControlPoint(time: 0, value: Float(value))]
    }
    if let curve = member("curve") {
      for pair in curve.elements {
        let numbers = pair.elements.compactMap { $0.number }
        guard numbers.count == 2 else { return nil }
        points.append(ParameterCurve.ControlPoint(time: numbers[0], value: Float(numbers[1])))
      }
    }
    guard !points.isEmpty else { return nil }
    self.init(
      asked: asked, begins: begins, id: id, points: points, isCurve: member("curve") != nil,
      app: app)
  }
}

extension HapticLog {
  /// Returns the value of a dynamic parameter at an instant, by the app's latest change or curve
  /// that applies by then; its default without one.
  ///
  /// Parameters within patterns are part of the patterns' entries.
  public func value(of id: DynamicParameter.ID, at instant: PhoneInstant) -> Float {
    let changes = parameters.enumerated().filter { $0.element.id == id }
    let latest = changes.filter { $0.element.begins <= instant }.max {
      ($0.element.begins, $0.offset) < ($1.element.begins, $1.offset)
    }
    return latest?.element.value(at: instant) ?? id.defaultValue
  }
}
