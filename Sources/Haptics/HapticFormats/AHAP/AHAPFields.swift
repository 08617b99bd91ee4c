import TactusJSON

/// The entries of one object of an AHAP file, by key.
///
/// Creating it reports unknown keys; reading an entry reports a wrong type. If a key occurs several
/// times, the last entry counts, as in most decoders.
struct AHAPFields {
  let owner: JSONValue
  /// The name of the object in messages, such as “Event”.
  let name: String
  /// The entries with unknown keys.
  private(set) var unknownEntries: [JSONValue] = []
  private var entries: [(key: AHAPKey, value: JSONValue)] = []

  init(_ owner: JSONValue, _ name: String, allowing keys: [AHAPKey], _ findings: inout Findings) {
    self.owner = owner
    self.name = name
    for member in owner.members {
      let word = member.key ?? ""
      guard let key = AHAPKey(rawValue: word), keys.contains(key) else {
        unknownEntries.append(member)
        continue
      }
      // The last one counts (AHAP.A3).
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

  /// Returns whether an entry exists.
  func has(_ key: AHAPKey) -> Bool { self[key] != nil }

  /// Returns the offset of an entry, or else of the object.
  func offset(of key: AHAPKey) -> Int { self[key]?.offset ?? owner.offset }

  /// Reports each key that is not allowed in the object.
  func reportUnknownKeys(allowed keys: [AHAPKey], _ findings: inout Findings) {
    for stranger in unknownEntries {
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

  /// Returns an array entry.
  func array(
    _ key: AHAPKey, _ findings: inout Findings, refusing part: AHAPRefusal.Part
  ) -> JSONValue? {
    typed(key, "an array", &findings, refusing: part) { $0.kind == .array ? $0 : nil }
  }

  /// Returns a string entry.
  func string(
    _ key: AHAPKey, _ findings: inout Findings, refusing part: AHAPRefusal.Part
  ) -> String? {
    typed(key, "a string", &findings, refusing: part, \.string)
  }

  /// Returns a Boolean entry, which may also be 0 or 1.
  func bool(_ key: AHAPKey, _ findings: inout Findings) -> Bool? {
    typed(key, "true or false", &findings, refusing: .event) { value in
      if let bool = value.bool { return bool }
      return value.number == 0 ? false : value.number == 1 ? true : nil
    }
  }

  /// Returns a number entry, which may be infinite.
  func number(
    _ key: AHAPKey, _ findings: inout Findings, refusing part: AHAPRefusal.Part
  ) -> Double? {
    typed(key, "a number", &findings, refusing: part, \.number)
  }

  /// Returns a number entry, rounded once.
  func float(_ key: AHAPKey, _ findings: inout Findings) -> Float? {
    typed(key, "a number", &findings, refusing: .parameter, \.float)
  }

  private func typed<Value>(
    _ key: AHAPKey, _ wanted: String, _ findings: inout Findings, refusing part: AHAPRefusal.Part,
    _ convert: (JSONValue) -> Value?
  ) -> Value? {
    guard let value = self[key] else { return nil }
    if let converted = convert(value) { return converted }
    let found =
      value.kind == .array || value.kind == .object
      ? "\(value.kind)" : Quoting.quoted(value.token, limit: 24)
    findings.add(
      WrongType.self, at: value.offset, refusing: part,
      "expected \(wanted) for \(key.rawValue), found \(found); it counts as missing")
    return nil
  }
}
