import TactusJSON
import TactusTextFormatting

/// A JSON object of a script; each member is read once, and unknown ones are errors.
final class StepObject {
  private let value: JSONValue
  private let source: SourceText
  private let line: Int
  private var asked: [String] = []

  /// Creates a reader of an object.
  ///
  /// - Parameter line: The line of the script that the source is.
  /// - Throws: `SourceTextError` if the value is not an object.
  init(_ value: JSONValue, in source: SourceText, line: Int) throws(SourceTextError) {
    self.value = value
    self.source = source
    self.line = line
    guard value.kind == .object else {
      throw Self.error(
        source, line, value.offset, "expected an object, found \(value.kind.description)")
    }
  }

  // MARK: Reading

  /// The keys of the members, in their order.
  var keys: [String] { value.members.compactMap(\.key) }

  /// Returns whether there is a member with a key.
  func hasMember(_ key: String) -> Bool { readMember(key) != nil }

  func text(_ key: String) throws(SourceTextError) -> String? {
    guard let member = readMember(key) else { return nil }
    guard let text = member.string else { throw mismatch(member, "a string") }
    return text
  }

  func flag(_ key: String) throws(SourceTextError) -> Bool? {
    guard let member = readMember(key) else { return nil }
    guard let flag = member.bool else { throw mismatch(member, "true or false") }
    return flag
  }

  func number(
    _ key: String, in range: ClosedRange<Double>
  ) throws(SourceTextError) -> Double? {
    guard let member = readMember(key) else { return nil }
    guard let number = member.number, range.contains(number) else {
      throw mismatch(
        member,
        "a number from \(NumberFormat.short(range.lowerBound, places: 4)) to "
          + NumberFormat.short(range.upperBound, places: 4))
    }
    return number
  }

  func integer(_ key: String, in range: ClosedRange<Int>) throws(SourceTextError) -> Int? {
    guard let member = readMember(key) else { return nil }
    guard let number = member.number.flatMap(Int.init(exactly:)), range.contains(number) else {
      throw mismatch(member, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func choice<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String, of type: Word.Type
  ) throws(SourceTextError) -> Word? {
    guard let member = readMember(key) else { return nil }
    guard let word = member.string.flatMap(Word.init) else {
      let words = Word.allCases.map(\.rawValue)
      let nearest = member.string.flatMap { Spelling.suggestion(for: $0, among: words) }
      throw mismatch(
        member, "one of \(words.joined(separator: ", "))",
        hint: nearest.map { "; did you mean “\($0)”?" } ?? "")
    }
    return word
  }

  /// Returns a place, which is an array of two numbers.
  func point(_ key: String) throws(SourceTextError) -> (x: Double, y: Double)? {
    guard let member = readMember(key), member.kind == .array else { return nil }
    let numbers = member.elements.map(\.number)
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      throw mismatch(member, "a place such as [160, 240]")
    }
    return (x, y)
  }

  func texts(_ key: String) throws(SourceTextError) -> [String]? {
    guard let member = readMember(key), member.kind == .array else { return nil }
    var texts: [String] = []
    for element in member.elements {
      guard let text = element.string else { throw mismatch(element, "a string") }
      texts.append(text)
    }
    return texts
  }

  /// Returns a list of known names; another one is an error at its place, with the nearest name.
  func names(
    _ key: String, among known: [String], called kind: String
  ) throws(SourceTextError) -> [String]? {
    guard let names = try texts(key), let member = readMember(key) else { return nil }
    for (name, element) in zip(names, member.elements) where !known.contains(name) {
      throw Self.error(
        source, line, element.offset,
        "found the unknown name \(Quoting.quoted(name))"
          + Spelling.hint(for: name, among: known, called: kind, none: "there are none"))
    }
    return names
  }

  func object(_ key: String) throws(SourceTextError) -> StepObject? {
    guard let member = readMember(key) else { return nil }
    return try StepObject(member, in: source, line: line)
  }

  /// Returns whether the value of a key is an object.
  func isObject(_ key: String) -> Bool { readMember(key)?.kind == .object }

  /// Returns whether the value of a key is a number.
  func isNumber(_ key: String) -> Bool { readMember(key)?.kind == .number }

  /// Throws an error for a key that has not been read.
  ///
  /// - Parameter actions: The keys of which an object has one; empty if it may have any.
  func refuseUnknownKeys(actions: [String] = []) throws(SourceTextError) {
    for member in value.members {
      guard let key = member.key, !asked.contains(key) else { continue }
      guard !actions.contains(key) else {
        throw Self.error(
          source, line, member.keyOffset,
          "a step has one action, so \(Quoting.quoted(key)) needs a line of its own")
      }
      let list = actions.isEmpty ? "" : "; a step is one of \(actions.joined(separator: ", "))"
      let known = asked + actions
      let hint =
        Spelling.suggestion(for: key, among: known).map { "; did you mean “\($0)”?" } ?? list
      throw Self.error(
        source, line, member.keyOffset, "found the unknown key \(Quoting.quoted(key))\(hint)")
    }
  }

  /// Throws an error for a key that is similar to one of the missing keys.
  func refuseMisspellings(of missing: [String]) throws(SourceTextError) {
    let absent = missing.filter { name in !value.members.contains { $0.key == name } }
    for member in value.members {
      guard let key = member.key, !missing.contains(key),
        let name = Spelling.suggestion(for: key, among: absent)
      else { continue }
      throw Self.error(
        source, line, member.keyOffset,
        "found the unknown key \(Quoting.quoted(key)); did you mean “\(name)”?")
    }
  }

  // MARK: Errors

  /// Returns an error at the position of this object.
  func error(_ message: String) -> SourceTextError {
    Self.error(source, line, value.offset, message)
  }

  /// Returns an error at the position of a key's value.
  func error(_ key: String, expected: String) -> SourceTextError {
    guard let member = readMember(key) else { return error("expected \(expected) for “\(key)”") }
    return mismatch(member, expected)
  }

  private func readMember(_ key: String) -> JSONValue? {
    asked.append(key)
    return value.members.first { $0.key == key }
  }

  private func mismatch(
    _ member: JSONValue, _ expected: String, hint: String = ""
  ) -> SourceTextError {
    let isShort = member.kind == .number || member.kind == .string
    let found = isShort ? member.token : member.kind.description
    let name = member.key.map { " for “\($0)”" } ?? ""
    return Self.error(
      source, line, member.offset,
      "expected \(expected)\(name), found \(Quoting.oneLine(found, limit: 40))\(hint)")
  }

  static func error(
    _ source: SourceText, _ line: Int, _ offset: Int, _ message: String
  ) -> SourceTextError {
    let place = source.position(at: offset)
    return SourceTextError(
      file: source.name,
      position: SourcePosition(line: place.line + line - 1, column: place.column),
      rule: "script", message: message)
  }
}
