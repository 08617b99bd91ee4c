import HapticFormats
import Phone
import PhoneHardware
import PhoneLink
import TextForms

/// What the server says to pages: an object of JSON with one member, which names what it is.
enum PageWords {
  /// The page is to forget the letters and pictures it was sent.
  static let forget = #"{"forget": true}"#

  static func message(_ name: String, _ value: JSONText) -> String {
    JSONText.object([(name, value)]).line
  }

  /// The answer to a greeting.
  static func welcome(page: Int) -> String {
    message("welcome", ["version": .integer(PageLimits.version), "page": .integer(page)])
  }

  /// The phone goes back to an instant: what came after it is to be forgotten, and what came before is
  /// told again.
  static func rewound(to instant: PhoneInstant) -> String {
    message("rewound", ["to": seconds(instant)])
  }

  /// Lines that the app wrote.
  static func output(_ lines: [String]) -> String {
    message("output", .array(lines.map(JSONText.string)))
  }

  /// Something that people should know of.
  static func note(_ note: PhoneNote) -> String {
    message(
      "note",
      ["time": seconds(note.time), "event": .string(note.word), "message": .string(note.message)])
  }

  /// What a finger does that another page reports.
  static func finger(_ report: TouchReport) -> String {
    var force = JSONText.null
    if case .touches(let touches) = report.pressure { force = .number(touches) }
    return message(
      "finger",
      [
        "id": .integer(Int(report.contact.number)), "phase": .string(report.phase.rawValue),
        "at": [.number(report.x), .number(report.y)], "force": force,
      ])
  }

  /// All that the app in front shows to people who do not see it.
  static func elements(_ elements: [ScreenElement]) -> String {
    let shown = elements.filter { $0.isAccessible && !$0.isHidden }
    return message("elements", .array(shown.prefix(2_000).map(element)))
  }

  /// A haptic, and how it looks and feels.
  static func haptic(_ entry: HapticLogEntry, number: Int, sheet: HapticSheet?) -> String {
    let name = [entry.generator, entry.style].compactMap(\.self).joined(separator: " ")
    var members: [(String, JSONText)] = [
      ("number", .integer(number)), ("asked", seconds(entry.asked)),
      ("felt", entry.felt.map(seconds) ?? .null), ("name", .string(name)),
      ("word", .string(entry.feedback?.rawValue ?? "pattern")),
      ("intensity", .number(entry.intensity)), ("engine", .string(entry.engine.rawValue)),
      ("reason", entry.reason.map { .string($0.message) } ?? .null),
      ("latency", entry.latency.map { .number($0 / .milliseconds(1)) } ?? .null),
      ("peak", .number(entry.peak)), ("app", .string(entry.app)),
    ]
    if let sheet {
      members += [
        ("duration", .number(sheet.duration)),
        ("drive", .array(sheet.drive.map(JSONText.integer))),
        ("feltWave", .array(sheet.felt.map(JSONText.integer))),
        ("vibration", .array(sheet.vibration.map(JSONText.integer))),
        (
          "rumble",
          .array(
            sheet.rumble.map { [.integer($0.time), .integer($0.strong), .integer($0.weak)] })
        ),
        ("ahap", .string(sheet.ahap)),
      ]
    }
    return message("haptic", .object(members))
  }

  static func seconds(_ instant: PhoneInstant) -> JSONText {
    .number(Double(instant.nanoseconds) / 1e9)
  }

  private static func element(_ element: ScreenElement) -> JSONText {
    func text(_ text: String?) -> JSONText { text.map(JSONText.string) ?? .null }
    return [
      "label": text(element.label), "value": text(element.value), "hint": text(element.hint),
      "identifier": text(element.identifier),
      "traits": .array(element.traits.map(JSONText.string)),
      "frame": .array(
        [element.x, element.y, element.width, element.height].map(JSONText.number)),
    ]
  }
}
