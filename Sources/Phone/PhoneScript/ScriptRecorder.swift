import Phone
import PhoneHardware
import TextForms

/// Makes a script of what happens to a phone, which does the same again.
///
/// Fingers are written one report a line, with every time to the nanosecond, so that the digitizer makes
/// of them what it made of them live.
public struct ScriptRecorder: Sendable {
  /// The instant until which the script has come.
  private var written: PhoneInstant
  private var settings: PhoneSettings
  private var environment: PhoneEnvironment

  /// Begins a script.
  ///
  /// - Parameters:
  ///   - phone: The phone as it is; what differs from a new one is what the script begins with.
  ///   - start: The instant that is the script's beginning.
  public init(_ phone: Phone, since start: PhoneInstant) {
    written = start
    (settings, environment) = (phone.settings, phone.environment)
    let changes = Self.line(
      setting: PhoneSetting.all(settings, environment),
      where: PhoneSetting.all(PhoneSettings(), PhoneEnvironment()))
    let turn = Self.line([("rotate", .string(phone.orientation.rawValue))])
    beginning = changes + (phone.orientation == .portrait ? [] : [turn])
  }

  /// What the script begins with, before anything happens.
  public let beginning: [String]

  /// The lines for something that happens to a phone; none for what no person does.
  ///
  /// - Parameters:
  ///   - input: What happens.
  ///   - instant: When, not before what was recorded last.
  public mutating func lines(for input: PhoneInput, at instant: PhoneInstant) -> [String] {
    let lines: [String]
    switch input {
    // What begins nowhere is no touch.
    case .touch(let report) where report.phase == .began && !report.hasPlace: lines = []
    case .touch(let report): lines = [Self.line([("touch", Self.object(report))])]
    case .button(let button, let isDown):
      let members: [(String, JSONText)] = [
        ("name", .string(button.rawValue)), ("down", .bool(isDown)),
      ]
      lines = [Self.line([("button", .object(members))])]
    case .key(let key, let isDown):
      let members: [(String, JSONText)] = [
        ("name", .string(key.rawValue)), ("down", .bool(isDown)),
      ]
      lines = [Self.line([("key", .object(members))])]
    case .shake: lines = [Self.line([("shake", .bool(true))])]
    case .rotate(let orientation): lines = [Self.line([("rotate", .string(orientation.rawValue))])]
    case .settings(let new): lines = change(to: new, environment)
    case .environment(let new): lines = change(to: settings, new)
    case .happened(let event): lines = [Self.line([("happen", .string(event.rawValue))])]
    case .open(.url(let url)): lines = [Self.line([("open", .string(url))])]
    case .open(.quickAction(let type)): lines = [Self.line([("quick-action", .string(type))])]
    case .tick, .connected, .message, .violation, .disconnected, .foreground, .hapticsFailed,
      .watch, .inspect, .perform, .quit, .gaveUp:
      lines = []
    }
    return lines.isEmpty ? [] : pause(until: instant) + lines
  }

  /// The lines for the time from what was recorded last to the end.
  public mutating func pause(until instant: PhoneInstant) -> [String] {
    guard instant > written else { return [] }
    let seconds = Double(instant.nanoseconds - written.nanoseconds) / 1e9
    written = instant
    return [Self.line([("wait", .number(seconds))])]
  }

  // MARK: Internals

  private mutating func change(
    to settings: PhoneSettings, _ environment: PhoneEnvironment
  ) -> [String] {
    let old = PhoneSetting.all(self.settings, self.environment)
    (self.settings, self.environment) = (settings, environment)
    return Self.line(setting: PhoneSetting.all(settings, environment), where: old)
  }

  /// A line that changes what differs; none where nothing does.
  private static func line(setting new: [PhoneSetting], where old: [PhoneSetting]) -> [String] {
    let members = zip(new, old).filter { $0 != $1 }.map(\.0.member)
    return members.isEmpty ? [] : [line([("set", .object(members))])]
  }

  private static func line(_ members: [(String, JSONText)]) -> String {
    JSONText.object(members).line
  }

  private static func object(_ report: TouchReport) -> JSONText {
    var members: [(String, JSONText)] = [
      ("id", .integer(Int(report.contact.number))), ("phase", .string(report.phase.rawValue)),
    ]
    if report.kind != .finger { members.append(("kind", .string(report.kind.rawValue))) }
    // What is not said stays as it was, and so does what makes no sense.
    if report.hasPlace {
      members.append(("at", .array([.number(report.x), .number(report.y)])))
    }
    switch report.pressure {
    case .touches(let force) where !force.isNaN:
      members.append(("force", .number(Self.clip(force, to: StepReader.forces))))
    case .grams(let grams) where !grams.isNaN:
      members.append(("grams", .number(Self.clip(grams, to: StepReader.grams))))
    case .usual, .touches, .grams: break
    }
    for (name, number, range) in [
      ("radius", report.radius, StepReader.radii),
      ("altitude", report.altitude, StepReader.altitudes),
      ("azimuth", report.azimuth, StepReader.azimuths),
    ] {
      guard let number, !number.isNaN else { continue }
      members.append((name, .number(Self.clip(number, to: range))))
    }
    return .object(members)
  }

  private static func clip(_ number: Double, to range: ClosedRange<Double>) -> Double {
    min(max(number, range.lowerBound), range.upperBound)
  }
}

extension TouchReport {
  /// Whether it says where.
  fileprivate var hasPlace: Bool { x.isFinite && y.isFinite }
}
