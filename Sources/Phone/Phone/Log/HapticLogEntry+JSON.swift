import TactusHapticFormats
import TactusHapticPatterns
import TactusJSON
import TactusPhoneLink
import TactusPhoneTypes
import TactusTextFormatting

extension HapticLogEntry {
  /// The entry as one line of JSON, without the line feed.
  ///
  /// The keys and their order are fixed; times are seconds of phone time to the nanosecond.
  public var json: String {
    var parts: [(String, String)] = [
      ("asked", LogSeconds.text(asked)),
      ("felt", felt.map(LogSeconds.text) ?? "null"),
      ("generator", JSONOutput.quoted(generator)),
      ("style", style.map(JSONOutput.quoted) ?? "null"),
      ("intensity", "\(intensity)"),
      ("engine", JSONOutput.quoted(engine.rawValue)),
      ("decision", JSONOutput.quoted(isPlayed ? "played" : "suppressed")),
      ("reason", reason.map { JSONOutput.quoted($0.rawValue) } ?? "null"),
      ("peak", "\(peak)"),
      ("app", JSONOutput.quoted(app)),
    ]
    if !disturbed.isEmpty {
      let words = disturbed.map { JSONOutput.quoted($0.rawValue) }
      parts.append(("disturbs", "[\(words.joined(separator: ", "))]"))
    }
    if case .pattern(let pattern) = subject, let text = try? AHAPWriter().text(of: pattern) {
      // A value never contains a line feed, so the space after one separates values.
      let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      parts.append(("pattern", lines.joined()))
    }
    return "{" + parts.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  /// Parses a line in the format of `json`, with keys in any order; unknown keys are ignored.
  ///
  /// - Throws: `SourceTextError`, with the position in `source` and the error.
  public init(
    json line: String, number: Int, of source: String
  ) throws(SourceTextError) {
    func fail(_ message: String) -> SourceTextError {
      SourceTextError(
        file: source, position: SourcePosition(line: number, column: 1), rule: "haptic-log",
        message: message)
    }
    let root: JSONValue
    do throws(SourceTextError) {
      root = try JSONTree(SourceText(name: source, text: line)).root
    } catch {
      throw fail("expected a line of JSON")
    }
    func member(_ key: String) -> JSONValue? { root.members.first { $0.key == key } }
    guard let asked = member("asked").flatMap({ LogSeconds.instant($0.token) }) else {
      throw fail("expected “asked” in seconds")
    }
    guard let generator = member("generator")?.string else {
      throw fail("expected a “generator”")
    }
    let subject: Subject
    if generator == Self.player {
      guard let text = member("pattern")?.token,
        let document = try? AHAPReader(allowsSoundsOutsideFolder: true).read(
          SourceText(name: source, text: text))
      else { throw fail("expected the “pattern” of a player") }
      subject = .pattern(document.pattern)
    } else {
      guard let feedback = Feedback(generator: generator, style: member("style")?.string) else {
        throw fail("expected a “generator” and a “style” that the phone knows")
      }
      subject = .feedback(feedback)
    }
    guard let intensity = member("intensity")?.number, (0...1).contains(intensity) else {
      throw fail("expected an “intensity” from 0 to 1")
    }
    guard let engine = member("engine")?.string.flatMap(TapticState.Readiness.init) else {
      throw fail("expected “engine” to be idle, warming or prepared")
    }
    guard let peak = member("peak")?.number, peak >= 0 else {
      throw fail("expected a “peak” of 0 or more")
    }
    guard let app = member("app")?.string else { throw fail("expected the name of an “app”") }
    var felt: PhoneInstant?
    var reason: SuppressionReason?
    switch member("decision")?.string {
    case "played":
      felt = member("felt").flatMap { LogSeconds.instant($0.token) }
      guard let felt, felt >= asked else { throw fail("expected “felt” to follow “asked”") }
    case "suppressed":
      reason = member("reason")?.string.flatMap(SuppressionReason.init)
      guard reason != nil else { throw fail("expected a “reason” that the phone knows") }
    default: throw fail("expected “decision” to be played or suppressed")
    }
    var disturbed: [ProtectedResource] = []
    if let words = member("disturbs") {
      for word in words.elements {
        guard let sensor = word.string.flatMap(ProtectedResource.init) else {
          throw fail("expected “disturbs” to have sensors that the phone knows")
        }
        disturbed.append(sensor)
      }
    }
    self.init(
      asked: asked, felt: felt, subject: subject, intensity: intensity, engine: engine,
      reason: reason, peak: peak, app: app, disturbed: disturbed)
  }
}
