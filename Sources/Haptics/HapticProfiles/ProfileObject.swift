import PositionedText
import TextForms

/// One object of a profile file, whose members are read once each and must all be known.
final class ProfileObject {
  private let value: JSONValue
  private let source: SourceText
  private var asked: [String] = []

  /// - Throws: `UnreadableText` where there is something else than an object.
  init(_ value: JSONValue, in source: SourceText) throws(UnreadableText) {
    self.value = value
    self.source = source
    guard value.kind == .object else {
      throw Self.error(source, value.offset, "expected an object, found \(value.kind.description)")
    }
  }

  /// Reads a text, if the object has it.
  func readString(_ key: String, _ use: (String) -> Void) throws(UnreadableText) {
    guard let member = member(key) else { return }
    guard let text = member.string else { throw mismatch(member, "a text") }
    use(text)
  }

  /// Reads one of a few words, if the object has it.
  func readChoice(
    _ key: String, of words: [String], _ use: (String) -> Void
  ) throws(UnreadableText) {
    guard let member = member(key) else { return }
    guard let word = member.string, words.contains(word) else {
      throw mismatch(member, "one of \(words.joined(separator: ", "))")
    }
    use(word)
  }

  /// Reads a truth value, if the object has it.
  func readBool(_ key: String, _ use: (Bool) -> Void) throws(UnreadableText) {
    guard let member = member(key) else { return }
    guard let flag = member.bool else { throw mismatch(member, "true or false") }
    use(flag)
  }

  /// Reads a number within a range, if the object has it.
  func readNumber(
    _ key: String, in range: ClosedRange<Double>, _ use: (Double) -> Void
  ) throws(UnreadableText) {
    guard let member = member(key) else { return }
    guard let number = member.number, range.contains(number) else {
      throw mismatch(
        member,
        "a number from \(NumberText.short(range.lowerBound, places: 4)) to "
          + NumberText.short(range.upperBound, places: 4))
    }
    use(number)
  }

  /// The object under a key, if this one has it.
  func object(_ key: String) throws(UnreadableText) -> ProfileObject? {
    guard let member = member(key) else { return nil }
    return try ProfileObject(member, in: source)
  }

  /// Refuses keys that nothing has asked for.
  func refuseUnknownKeys() throws(UnreadableText) {
    for member in value.members {
      guard let key = member.key, !asked.contains(key) else { continue }
      let hint = Spelling.suggestion(for: key, among: asked).map { "; did you mean “\($0)”?" } ?? ""
      throw Self.error(
        source, member.keyOffset, "found the unknown key \(Quoting.quoted(key))\(hint)")
    }
  }

  /// An error at the place of this object.
  func error(_ message: String) -> UnreadableText { Self.error(source, value.offset, message) }

  // MARK: Internals

  private func member(_ key: String) -> JSONValue? {
    asked.append(key)
    return value.members.first { $0.key == key }
  }

  private func mismatch(_ member: JSONValue, _ expected: String) -> UnreadableText {
    let found =
      member.kind == .number || member.kind == .string ? member.token : member.kind.description
    return Self.error(
      source, member.offset,
      "expected \(expected) for “\(member.key ?? "")”, found \(Quoting.oneLine(found, limit: 40))")
  }

  private static func error(_ source: SourceText, _ offset: Int, _ message: String)
    -> UnreadableText
  {
    UnreadableText(
      file: source.name, position: source.position(at: offset), rule: "actuator-profile",
      message: message)
  }
}
