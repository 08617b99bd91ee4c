import TactusHapticFormats
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import TactusTextFormatting
import TactusVoiceOver

/// The text messages to pages: a JSON object with one member, whose key names the message.
enum PageMessages {
  /// The request to clear the caches of glyphs and images.
  static let forget = #"{"forget": true}"#

  /// The notice that the app is started again: the lines of output that follow are the new app's.
  static let started = #"{"started": true}"#

  static func message(_ name: String, _ value: JSONOutput) -> String {
    JSONOutput.object([(name, value)]).line
  }

  /// Returns the answer to a `hello`.
  static func welcome(page: Int, run: String) -> String {
    message(
      "welcome",
      [
        "version": .integer(PageLimits.version), "page": .integer(page), "run": .string(run),
      ])
  }

  /// Returns the notice of a rewind: later haptics are removed, and earlier ones are sent again.
  static func rewound(to instant: PhoneInstant) -> String {
    message("rewound", ["to": seconds(instant)])
  }

  /// Returns lines of the app's output.
  static func output(_ lines: [String]) -> String {
    message("output", .array(lines.map(JSONOutput.string)))
  }

  /// Returns the notice that an app has ended without having been asked to; `null` once it is
  /// launched again (HomeScreen.X4).
  static func ended(_ name: String?, _ ending: AppEnding?) -> String {
    guard let name, let ending else { return message("ended", .null) }
    return message(
      "ended",
      [
        "app": .string(name), "reason": .string(ending.reason),
        "lines": .array(ending.lines.map(JSONOutput.string)),
      ])
  }

  /// Returns the notice that a step of the page was refused.
  static func refused(_ reason: String) -> String {
    message("refused", ["message": .string(reason)])
  }

  /// Returns the text that an app has put on the general pasteboard; empty for none.
  static func copied(_ text: String) -> String {
    message("copied", ["text": .string(text)])
  }

  /// The request to clear the caches of the device beside the phone.
  static let forgetExternal = #"{"forgetExternal": true}"#

  /// Returns the name of the device beside the phone that shows a film; `null` for none.
  static func external(_ device: String?) -> String {
    message("external", device.map(JSONOutput.string) ?? .null)
  }

  /// Returns the person's files, the newest first; `null` for a phone without a folder for them
  /// (SimulatorPages.FI5).
  static func files(_ files: [SharedFile]?) -> String {
    guard let files else { return message("files", .null) }
    let list = files.map { file -> JSONOutput in
      [
        "path": .string(file.path), "size": .integer(file.size),
        "changed": .integer(file.changed),
      ]
    }
    return message(
      "files", ["limit": .integer(PageLimits.fileBytes), "list": .array(list)])
  }

  /// Returns what has become of a file that a page has sent.
  static func delivered(_ words: String) -> String {
    message("delivered", ["message": .string(words)])
  }

  /// Returns a note for the user.
  static func note(_ note: PhoneLogEntry) -> String {
    var members: [(String, JSONOutput)] = [
      ("time", seconds(note.time)), ("event", .string(note.word)),
      ("message", .string(note.message)),
    ]
    // SimulatorPages.SA3.
    if case .openRequested(let url) = note.event { members.append(("url", .string(url))) }
    return message("note", .object(members))
  }

  /// Returns a finger's report from another page.
  static func finger(_ report: TouchReport) -> String {
    var force = JSONOutput.null
    if case .touches(let touches) = report.pressure { force = .number(touches) }
    return message(
      "finger",
      [
        "id": .integer(Int(report.contact.number)), "phase": .string(report.phase.rawValue),
        "at": [.number(report.x), .number(report.y)], "force": force,
      ])
  }

  /// Returns the accessibility elements of the app in front in VoiceOver's order of reading, each
  /// after the containers around it (SimulatorPages.SP6).
  static func elements(_ elements: [ScreenElement], isRightToLeft: Bool = false) -> String {
    var shown: [JSONOutput] = []
    var places: [Int: Int] = [:]
    for place in ReadingOrder(elements, isRightToLeft: isRightToLeft).places.prefix(2_000) {
      var chain = [place]
      var around = elements[place].parent
      while let container = around, container < chain.last ?? 0 {
        if elements[container].container != nil { chain.append(container) }
        around = elements[container].parent
      }
      var parent: Int?
      for part in chain.reversed() {
        if places[part] == nil {
          places[part] = shown.count
          shown.append(element(elements[part], in: parent))
        }
        parent = places[part]
      }
    }
    return message("elements", .array(shown))
  }

  /// Returns a haptic with its visualization.
  static func haptic(_ entry: HapticLogEntry, number: Int, visualization: HapticVisualization?)
    -> String
  {
    let name = [entry.generator, entry.style].compactMap(\.self).joined(separator: " ")
    var members: [(String, JSONOutput)] = [
      ("number", .integer(number)), ("asked", seconds(entry.asked)),
      ("felt", entry.felt.map(seconds) ?? .null), ("name", .string(name)),
      ("word", .string(entry.feedback?.rawValue ?? "pattern")),
      ("intensity", .number(entry.intensity)), ("engine", .string(entry.engine.rawValue)),
      ("reason", entry.reason.map { .string($0.message) } ?? .null),
      ("latency", entry.latency.map { .number($0 / .milliseconds(1)) } ?? .null),
      ("peak", .number(entry.peak)), ("app", .string(entry.app)),
    ]
    if let visualization {
      members += [
        ("duration", .number(visualization.duration)),
        ("drive", .array(visualization.drive.map(JSONOutput.integer))),
        ("feltWave", .array(visualization.felt.map(JSONOutput.integer))),
        ("vibration", .array(visualization.vibration.map(JSONOutput.integer))),
        (
          "rumble",
          .array(
            visualization.rumble.map {
              [.integer($0.time), .integer($0.strong), .integer($0.weak)]
            })
        ),
        ("ahap", .string(visualization.ahap)),
      ]
    }
    return message("haptic", .object(members))
  }

  static func seconds(_ instant: PhoneInstant) -> JSONOutput {
    .number(Double(instant.nanoseconds) / 1e9)
  }

  private static func element(_ element: ScreenElement, in parent: Int?) -> JSONOutput {
    func text(_ text: String?) -> JSONOutput { text.map(JSONOutput.string) ?? .null }
    return [
      "in": parent.map(JSONOutput.integer) ?? .null,
      "container": element.isAccessible ? .null : text(element.container?.rawValue),
      "focused": element.isFocused ? .bool(true) : .null, "language": text(element.language),
      "kind": .string(element.kind), "label": text(element.label), "value": text(element.value),
      "hint": text(element.hint),
      "identifier": text(element.identifier),
      "traits": .array(element.traits.map(JSONOutput.string)),
      "frame": .array(
        [element.x, element.y, element.width, element.height].map(JSONOutput.number)),
    ]
  }
}
