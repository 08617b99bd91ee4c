import PositionedText

/// The entries of one object of an AHAP file, by their key.
///
/// Making it reports the keys that do not belong there; asking it reports what has the wrong type.
/// Of entries with one key the last counts, as in most decoders.
struct AHAPFields {
  let owner: JSONValue
  /// What messages call the object, such as “Event”.
  let name: String
  /// Keys that are no key of the object.
  private(set) var strangers: [JSONValue] = []
  private var entries: [(key: AHAPKey, value: JSONValue)] = []

  init(_ owner: JSONValue, _ name: String, allowing keys: [AHAPKey], _ findings: inout Findings) {
    self.owner = owner
    self.name = name
    for member in owner.members {
      let word = member.key ?? ""
      guard let key = AHAPKey(rawValue: word), keys.contains(key) else {
        strangers.append(member)
        continue
      }
      // A3. The last one counts.
      if let index = entries.firstIndex(where: { $0.key == key }) {
        findings.add(
          DuplicateKey.self, at: member.keyOffset,
          "\(word) is here a second time; the last one counts")
        entries[index].value = member
      } else {
        entries.append((key, member))
      }
    }
  }

  subscript(key: AHAPKey) -> JSONValue? { entries.first { $0.key == key }?.value }

  /// Whether an entry of that name is there.
  func has(_ key: AHAPKey) -> Bool { self[key] != nil }

  /// Where an entry stands, or else the object.
  func offset(of key: AHAPKey) -> Int { self[key]?.offset ?? owner.offset }

  /// Reports each key that does not belong in the object.
  func reportStrangers(allowed keys: [AHAPKey], _ findings: inout Findings) {
    for stranger in strangers {
      let word = stranger.key ?? ""
      let known = keys.map(\.rawValue)
      if AHAPKey(rawValue: word) == nil,
        let meant = findings.suggestion(for: word, among: known)
      {
        findings.add(
          MisspeltKey.self, at: stranger.keyOffset,
          "\(Quoting.quoted(word)) is no key and is ignored; did you mean “\(meant)”?")
      } else {
        findings.add(
          UnknownKey.self, at: stranger.keyOffset,
          "\(Quoting.quoted(word)) is no key of \(name) and is ignored")
      }
    }
  }

  /// The entry, where it is an array.
  func array(_ key: AHAPKey, _ findings: inout Findings) -> JSONValue? {
    typed(key, "an array", &findings) { $0.kind == .array ? $0 : nil }
  }

  /// The entry, where it is a string.
  func string(_ key: AHAPKey, _ findings: inout Findings) -> String? {
    typed(key, "a string", &findings, \.string)
  }

  /// The entry, where it is a truth value, or 0 or 1.
  func bool(_ key: AHAPKey, _ findings: inout Findings) -> Bool? {
    typed(key, "true or false", &findings) { value in
      if let bool = value.bool { return bool }
      return value.number == 0 ? false : value.number == 1 ? true : nil
    }
  }

  /// The entry, where it is a number, which may be infinite.
  func number(_ key: AHAPKey, _ findings: inout Findings) -> Double? {
    typed(key, "a number", &findings, \.number)
  }

  /// The entry, where it is a number, rounded once.
  func float(_ key: AHAPKey, _ findings: inout Findings) -> Float? {
    typed(key, "a number", &findings, \.float)
  }

  private func typed<Value>(
    _ key: AHAPKey, _ wanted: String, _ findings: inout Findings,
    _ convert: (JSONValue) -> Value?
  ) -> Value? {
    guard let value = self[key] else { return nil }
    if let converted = convert(value) { return converted }
    let found =
      value.kind == .array || value.kind == .object
      ? "\(value.kind)" : Quoting.quoted(value.token, limit: 24)
    findings.add(
      WrongType.self, at: value.offset,
      "expected \(wanted) for \(key.rawValue), found \(found); it counts as missing")
    return nil
  }
}
