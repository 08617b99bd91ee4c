import TactusPhone
import TactusPhoneTypes
import TactusTextFormatting

/// A recorder of a phone's inputs as a script that reproduces them.
///
/// Fingers are written one report a line, with every time to the nanosecond, so that the digitizer
/// gives the same touches as it did live.
public struct ScriptRecorder: Sendable {
  /// The instant up to which the script is written.
  private var written: PhoneInstant
  private var settings: PhoneSettings
  private var environment: PhoneEnvironment

  /// Begins a script.
  ///
  /// - Parameters:
  ///   - phone: The phone's state; the script begins with its differences from a new phone.
  ///   - start: The instant of the script's beginning.
  public init(_ phone: Phone, since start: PhoneInstant) {
    written = start
    (settings, environment) = (phone.settings, phone.environment)
    let changes = Self.line(
      setting: PhoneSetting.all(settings, environment),
      where: PhoneSetting.all(PhoneSettings(), PhoneEnvironment()))
    let turn = Self.line([("rotate", .string(phone.orientation.rawValue))])
    beginning = changes + (phone.orientation == .portrait ? [] : [turn])
  }

  /// The first lines of the script, before any input.
  public let beginning: [String]

  /// Returns the lines for an input of a phone; none for an input that no user makes.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - instant: The time of the input, not before that of the last one recorded.
  public mutating func lines(for input: PhoneInput, at instant: PhoneInstant) -> [String] {
    let lines: [String]
    switch input {
    // A touch that begins without a place is invalid.
    case .touch(let report) where report.phase == .began && !report.hasPlace: lines = []
    case .touch(let report): lines = [Self.line([("touch", Self.object(report))])]
    case .button(let button, let isDown):
      let members: [(String, JSONOutput)] = [
        ("name", .string(button.rawValue)), ("down", .bool(isDown)),
      ]
      lines = [Self.line([("button", .object(members))])]
    case .key(let key, let isDown):
      let members: [(String, JSONOutput)] = [
        ("name", .string(key.rawValue)), ("down", .bool(isDown)),
      ]
      lines = [Self.line([("key", .object(members))])]
    case .text(let text): lines = [Self.line([("text", .string(text))])]
    case .pasteboard(let text): lines = [Self.line([("pasteboard", .string(text))])]
    case .shake: lines = [Self.line([("shake", .bool(true))])]
    case .rotate(let orientation): lines = [Self.line([("rotate", .string(orientation.rawValue))])]
    case .settings(let new): lines = change(to: new, environment)
    case .environment(let new): lines = change(to: settings, new)
    case .deviceEvent(let event): lines = [Self.line([("happen", .string(event.rawValue))])]
    case .hapticsFailed:
      lines = [Self.line([("haptics", .string(HapticServiceEvent.reset.rawValue))])]
    case .enginesStopped(let reason): lines = [Self.line([("haptics", .string(reason.rawValue))])]
    case .open(.url(let url)): lines = [Self.line([("open", .string(url))])]
    case .open(.quickAction(let type)): lines = [Self.line([("quick-action", .string(type))])]
    case .answer(let label): lines = [Self.line([("answer", .string(label))])]
    case .remoteCommand(let event):
      guard event.command.hasValue else {
        lines = [Self.line([("remote", .string(event.command.rawValue))])]
        break
      }
      let members: [(String, JSONOutput)] = [
        ("command", .string(event.command.rawValue)), ("value", .number(event.value)),
      ]
      lines = event.isValid ? [Self.line([("remote", .object(members))])] : []
    case .openSwitcher: lines = [Self.line([("switcher", .bool(true))])]
    case .goBack: lines = [Self.line([("back", .bool(true))])]
    case .tick, .connected, .message, .violation, .disconnected, .foreground, .watch, .inspect,
      .health, .healthChanged, .healthDone, .printDone, .printJobs,
      .perform, .quit, .appTimedOut, .admitted, .installedApps, .launch,
      .launchEnded, .appEnded, .appDefaults, .kill, .restorationStates, .ask, .presetAnswers,
      .overlayEnded, .keyboardEnded, .customKeyboardEnded, .speechReady:
      lines = []
    }
    return lines.isEmpty ? [] : pause(until: instant) + lines
  }

  /// Returns the line for the time from the last recorded input to the end.
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

  /// Returns a line with the settings that differ; none if they are equal.
  private static func line(setting new: [PhoneSetting], where old: [PhoneSetting]) -> [String] {
    let members = zip(new, old).filter { $0 != $1 }.map(\.0.member)
    return members.isEmpty ? [] : [line([("set", .object(members))])]
  }

  private static func line(_ members: [(String, JSONOutput)]) -> String {
    JSONOutput.object(members).line
  }

  private static func object(_ report: TouchReport) -> JSONOutput {
    var members: [(String, JSONOutput)] = [
      ("id", .integer(Int(report.contact.number))), ("phase", .string(report.phase.rawValue)),
    ]
    if report.kind != .finger { members.append(("kind", .string(report.kind.rawValue))) }
    // Missing values keep their last value, and so do invalid ones.
    if report.hasPlace {
      members.append(("at", .array([.number(report.x), .number(report.y)])))
    }
    switch report.pressure {
    case .touches(let force) where !force.isNaN:
      members.append(("force", .number(Self.clip(force, to: TouchRanges.forces))))
    case .grams(let grams) where !grams.isNaN:
      members.append(("grams", .number(Self.clip(grams, to: TouchRanges.grams))))
    case .default, .touches, .grams: break
    }
    for (name, number, range) in [
      ("radius", report.radius, TouchRanges.radii),
      ("altitude", report.altitude, TouchRanges.altitudes),
      ("azimuth", report.azimuth, TouchRanges.azimuths),
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
  /// Whether the report has a place.
  fileprivate var hasPlace: Bool { x.isFinite && y.isFinite }
}
