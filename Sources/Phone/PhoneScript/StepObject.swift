import PositionedText
import TextForms

/// One object of a script, whose members are read once each and must all be known.
final class StepObject {
  private let value: JSONValue
  private let source: SourceText
  private let line: Int
  private var asked: [String] = []

  /// - Parameter line: The line of the script that the source is.
  /// - Throws: `UnreadableText` where there is something else than an object.
  init(_ value: JSONValue, in source: SourceText, line: Int) throws(UnreadableText) {
    self.value = value
    self.source = source
    self.line = line
    guard value.kind == .object else {
      throw Self.error(
        source, line, value.offset, "expected an object, found \(value.kind.description)")
    }
  }

  // MARK: Reading

  /// The members, in their order.
  var keys: [String] { value.members.compactMap(\.key) }

  /// Whether there is something under a key.
  func has(_ key: String) -> Bool { member(key) != nil }

  func text(_ key: String) throws(UnreadableText) -> String? {
    guard let member = member(key) else { return nil }
    guard let text = member.string else { throw mismatch(member, "a text") }
    return text
  }

  func flag(_ key: String) throws(UnreadableText) -> Bool? {
    guard let member = member(key) else { return nil }
    guard let flag = member.bool else { throw mismatch(member, "true or false") }
    return flag
  }

  func number(
    _ key: String, in range: ClosedRange<Double>
  ) throws(UnreadableText) -> Double? {
    guard let member = member(key) else { return nil }
    guard let number = member.number, range.contains(number) else {
      throw mismatch(
        member,
        "a number from \(NumberText.short(range.lowerBound, places: 4)) to "
          + NumberText.short(range.upperBound, places: 4))
    }
    return number
  }

  func whole(_ key: String, in range: ClosedRange<Int>) throws(UnreadableText) -> Int? {
    guard let member = member(key) else { return nil }
    guard let number = member.number.flatMap(Int.init(exactly:)), range.contains(number) else {
      throw mismatch(member, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func choice<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String, of type: Word.Type
  ) throws(UnreadableText) -> Word? {
    guard let member = member(key) else { return nil }
    guard let word = member.string.flatMap(Word.init) else {
      throw mismatch(member, "one of \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return word
  }

  /// Two numbers, a place.
  func point(_ key: String) throws(UnreadableText) -> (x: Double, y: Double)? {
    guard let member = member(key), member.kind == .array else { return nil }
    let numbers = member.elements.map(\.number)
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      throw mismatch(member, "a place such as [160, 240]")
    }
    return (x, y)
  }

  func texts(_ key: String) throws(UnreadableText) -> [String]? {
    guard let member = member(key), member.kind == .array else { return nil }
    var texts: [String] = []
    for element in member.elements {
      guard let text = element.string else { throw mismatch(element, "a text") }
      texts.append(text)
    }
    return texts
  }

  func object(_ key: String) throws(UnreadableText) -> StepObject? {
    guard let member = member(key) else { return nil }
    return try StepObject(member, in: source, line: line)
  }

  /// Whether there is an object under a key.
  func isObject(_ key: String) -> Bool { member(key)?.kind == .object }

  /// Whether there is a number under a key.
  func isNumber(_ key: String) -> Bool { member(key)?.kind == .number }

  /// Refuses keys that nothing has asked for.
  func refuseUnknownKeys() throws(UnreadableText) {
    for member in value.members {
      guard let key = member.key, !asked.contains(key) else { continue }
      let hint = Spelling.suggestion(for: key, among: asked).map { "; did you mean “\($0)”?" } ?? ""
      throw Self.error(
        source, line, member.keyOffset, "found the unknown key \(Quoting.quoted(key))\(hint)")
    }
  }

  // MARK: Errors

  /// An error at the place of this object.
  func error(_ message: String) -> UnreadableText {
    Self.error(source, line, value.offset, message)
  }

  /// An error at the value under a key.
  func error(_ key: String, expected: String) -> UnreadableText {
    guard let member = member(key) else { return error("expected \(expected) for “\(key)”") }
    return mismatch(member, expected)
  }

  private func member(_ key: String) -> JSONValue? {
    asked.append(key)
    return value.members.first { $0.key == key }
  }

  private func mismatch(_ member: JSONValue, _ expected: String) -> UnreadableText {
    let isShort = member.kind == .number || member.kind == .string
    let found = isShort ? member.token : member.kind.description
    let name = member.key.map { " for “\($0)”" } ?? ""
    return Self.error(
      source, line, member.offset,
      "expected \(expected)\(name), found \(Quoting.oneLine(found, limit: 40))")
  }

  static func error(
    _ source: SourceText, _ line: Int, _ offset: Int, _ message: String
  ) -> UnreadableText {
    let place = source.position(at: offset)
    return UnreadableText(
      file: source.name,
      position: SourcePosition(line: place.line + line - 1, column: place.column),
      rule: "script", message: message)
  }
}
