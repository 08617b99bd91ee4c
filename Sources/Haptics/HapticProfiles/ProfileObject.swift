import TactusJSON
import TactusTextFormatting

/// An object of a profile file, whose members are each read once and must all be known.
final class ProfileObject {
  private let value: JSONValue
  private let source: SourceText
  private var asked: [String] = []

  /// Creates the object of a value.
  ///
  /// - Throws: `SourceTextError` if the value is not an object.
  init(_ value: JSONValue, in source: SourceText) throws(SourceTextError) {
    self.value = value
    self.source = source
    guard value.kind == .object else {
      throw Self.error(source, value.offset, "expected an object, found \(value.kind.description)")
    }
  }

  /// Reads a string, if it exists.
  func readString(_ key: String, _ use: (String) -> Void) throws(SourceTextError) {
    guard let member = member(key) else { return }
    guard let text = member.string else { throw mismatch(member, "a text") }
    use(text)
  }

  /// Reads one of several words, if it exists.
  func readChoice(
    _ key: String, of words: [String], _ use: (String) -> Void
  ) throws(SourceTextError) {
    guard let member = member(key) else { return }
    guard let word = member.string, words.contains(word) else {
      throw mismatch(member, "one of \(words.joined(separator: ", "))")
    }
    use(word)
  }

  /// Reads a Boolean, if it exists.
  func readBool(_ key: String, _ use: (Bool) -> Void) throws(SourceTextError) {
    guard let member = member(key) else { return }
    guard let flag = member.bool else { throw mismatch(member, "true or false") }
    use(flag)
  }

  /// Reads a number within a range, if it exists.
  func readNumber(
    _ key: String, in range: ClosedRange<Double>, _ use: (Double) -> Void
  ) throws(SourceTextError) {
    guard let member = member(key) else { return }
    guard let number = member.number, range.contains(number) else {
      throw mismatch(
        member,
        "a number from \(NumberFormat.short(range.lowerBound, places: 4)) to "
          + NumberFormat.short(range.upperBound, places: 4))
    }
    use(number)
  }

  /// Returns the object of a key, if it exists.
  func object(_ key: String) throws(SourceTextError) -> ProfileObject? {
    guard let member = member(key) else { return nil }
    return try ProfileObject(member, in: source)
  }

  /// Throws an error if there is a key that was not read.
  func refuseUnknownKeys() throws(SourceTextError) {
    for member in value.members {
      guard let key = member.key, !asked.contains(key) else { continue }
      let hint = Spelling.suggestion(for: key, among: asked).map { "; did you mean “\($0)”?" } ?? ""
      throw Self.error(
        source, member.keyOffset, "found the unknown key \(Quoting.quoted(key))\(hint)")
    }
  }

  /// Returns an error at the position of this object.
  func error(_ message: String) -> SourceTextError { Self.error(source, value.offset, message) }

  // MARK: Internals

  private func member(_ key: String) -> JSONValue? {
    asked.append(key)
    return value.members.first { $0.key == key }
  }

  private func mismatch(_ member: JSONValue, _ expected: String) -> SourceTextError {
    let found =
      member.kind == .number || member.kind == .string ? member.token : member.kind.description
    return Self.error(
      source, member.offset,
      "expected \(expected) for “\(member.key ?? "")”, found \(Quoting.oneLine(found, limit: 40))")
  }

  private static func error(_ source: SourceText, _ offset: Int, _ message: String)
    -> SourceTextError
  {
    SourceTextError(
      file: source.name, position: source.position(at: offset), rule: "actuator-profile",
      message: message)
  }
}
