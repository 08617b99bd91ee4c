/// Apple's names, and what Tactus has of them: the tables in `Data/API`.
package struct AppleNames: Sendable {
  /// What there is of a name.
  package enum Presence: String, Sendable {
    /// It is there, and all that the tables say of it.
    case present
    /// It is there, and some of its members are not.
    case partial
    /// It is not there.
    case missing
  }

  /// Why a name is missing; nil where it is there.
  private(set) var reasons: [String: String?] = [:]
  /// The whole names of what has a base name, `bounds` or `dismiss(animated:completion:)`.
  private var membersByBase: [Substring: [String]] = [:]
  private var membersByType: [Substring: [String]] = [:]

  /// Reads the tables of a folder; nil if there is none.
  package init?(folder: String) {
    let files = Files.names(in: folder).filter { $0.hasSuffix(".tsv") }
    guard !files.isEmpty else { return nil }
    for file in files { read(Files.text(folder + "/" + file) ?? "") }
  }

  /// Reads one table: a name, and after a tab why it is missing.
  package init(table: String) { read(table) }

  private mutating func read(_ table: String) {
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", maxSplits: 1).map(String.init)
      guard let name = cells.first else { continue }
      // What is there with other usual values is called the same way.
      let reason = cells.count > 1 && !cells[1].hasPrefix("as ") ? cells[1] : nil
      reasons[name] = .some(reason)
      guard let dot = Self.memberDot(of: name) else { continue }
      let member = name[name.index(after: dot)...]
      membersByBase[member.prefix { $0 != "(" }, default: []].append(name)
      membersByType[name[..<dot], default: []].append(name)
    }
  }

  /// Whether the tables have a name at all.
  func knows(_ name: String) -> Bool { reasons[name] != nil }

  /// What there is of a type.
  func presence(of type: String) -> Presence? {
    guard let reason = reasons[type] else { return nil }
    if reason != nil { return .missing }
    return missingMembers(of: type).isEmpty ? .present : .partial
  }

  /// How many members of a type the tables have.
  func memberCount(of type: String) -> Int { membersByType[type[...]]?.count ?? 0 }

  /// The members of a type that are not there.
  func missingMembers(of type: String) -> [String] {
    (membersByType[type[...]] ?? []).filter { reasons[$0] ?? nil != nil }
  }

  /// Why there is nothing that a call can make; nil if there is, or the tables do not know it.
  ///
  /// One with exactly its labels counts; without one, all that have them and more.
  func reasonForMissing(_ use: InitializerUse) -> (name: String, reason: String)? {
    let all = (membersByBase["init"] ?? []).filter { $0.hasPrefix(use.type + ".init(") }
      .map { name in (name: name, labels: Self.labels(of: name)) }
    let exact = all.filter { use.isExactly($0.labels) }
    return missing((exact.isEmpty ? all.filter { use.fits($0.labels) } : exact).map(\.name))
  }

  /// The labels of `UIImage.init(data:scale:)`.
  private static func labels(of name: String) -> [Substring] {
    guard let open = name.firstIndex(of: "(") else { return [] }
    return name[name.index(after: open)...].dropLast().split(separator: ":")
  }

  /// Why no type has a member of a base name; nil if one has, or the tables do not know it.
  func reasonForMissing(member base: String) -> (name: String, reason: String)? {
    missing(membersByBase[base[...]] ?? [])
  }

  /// The same of one type's members.
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

  /// The dot before a name's last part, outside of its labels.
  private static func memberDot(of name: String) -> String.Index? {
    name.prefix { $0 != "(" }.lastIndex(of: ".")
  }
}
