import TactusFiles

/// The names of Apple's API and their presence in Tactus, from the tables in `Data/API`.
package struct AppleNames: Sendable {
  /// The degree to which Tactus implements a name.
  package enum Presence: String, Sendable {
    /// The name is present with all members that the tables list.
    case present
    /// The name is present, and some of its members are missing.
    case partial
    /// The name is missing.
    case missing
  }

  /// The reason why each name is missing; nil for a name that is present.
  private(set) var reasons: [String: String?] = [:]
  /// The full names by base name, such as `bounds` or `dismiss(animated:completion:)`.
  private var membersByBase: [Substring: [String]] = [:]
  private var membersByType: [Substring: [String]] = [:]

  /// Reads the tables of a folder; nil if there are none.
  package init?(folder: String) {
    let files = Folder.names(in: folder).filter { $0.hasSuffix(".tsv") }
    guard !files.isEmpty else { return nil }
    for file in files { read(Files.text(folder + "/" + file) ?? "") }
  }

  /// Reads one table, whose lines hold a name and, after a tab, the reason why it is missing.
  package init(table: String) { read(table) }

  private mutating func read(_ table: String) {
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", maxSplits: 1).map(String.init)
      guard let name = cells.first else { continue }
      // A reason that begins with "as " names a form that is called the same way.
      let reason = cells.count > 1 && !cells[1].hasPrefix("as ") ? cells[1] : nil
      reasons[name] = .some(reason)
      guard let dot = Self.memberDot(of: name) else { continue }
      let member = name[name.index(after: dot)...]
      membersByBase[member.prefix { $0 != "(" }, default: []].append(name)
      membersByType[name[..<dot], default: []].append(name)
    }
  }

  /// Returns whether the tables list a name.
  func contains(_ name: String) -> Bool { reasons[name] != nil }

  /// Returns the presence of a type; nil if the tables do not list it.
  func presence(of type: String) -> Presence? {
    guard let reason = reasons[type] else { return nil }
    if reason != nil { return .missing }
    return missingMembers(of: type).isEmpty ? .present : .partial
  }

  /// Returns the number of members that the tables list for a type.
  func memberCount(of type: String) -> Int { membersByType[type[...]]?.count ?? 0 }

  /// Returns the missing members of a type.
  func missingMembers(of type: String) -> [String] {
    (membersByType[type[...]] ?? []).filter { reasons[$0] ?? nil != nil }
  }

  /// Returns the reason why no initializer fits a call; nil if one does, or if the tables list
  /// none.
  ///
  /// Initializers with exactly the call's labels take precedence over those with additional labels.
  func reasonForMissing(_ use: InitializerUse) -> (name: String, reason: String)? {
    let all = (membersByBase["init"] ?? []).filter { $0.hasPrefix(use.type + ".init(") }
      .map { name in (name: name, labels: Self.labels(of: name)) }
    let exact = all.filter { use.isExactly($0.labels) }
    return missing((exact.isEmpty ? all.filter { use.fits($0.labels) } : exact).map(\.name))
  }

  /// Returns the labels in a full name, such as `UIImage.init(data:scale:)`.
  private static func labels(of name: String) -> [Substring] {
    guard let open = name.firstIndex(of: "(") else { return [] }
    return name[name.index(after: open)...].dropLast().split(separator: ":")
  }

  /// Returns the reason why no type has a member of a base name; nil if one has, or if the tables
  /// list none.
  func reasonForMissing(member base: String) -> (name: String, reason: String)? {
    missing(membersByBase[base[...]] ?? [])
  }

  /// Returns the reason why a type has no member of a base name; nil if it has one, or if the
  /// tables list none.
  func reasonForMissing(member base: String, of type: String) -> (name: String, reason: String)? {
    missing((membersByBase[base[...]] ?? []).filter { $0.hasPrefix(type + ".") })
  }

  private func missing(_ names: [String]) -> (name: String, reason: String)? {
    var first: (String, String)?
    for name in names {
      guard let reason = reasons[name] ?? nil else { return nil }
      first = first ?? (name, reason)
    }
    return first
  }

  /// Returns the index of the dot before the last component of a name, outside its labels.
  private static func memberDot(of name: String) -> String.Index? {
    name.prefix { $0 != "(" }.lastIndex(of: ".")
  }
}
