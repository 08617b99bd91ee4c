import Foundation

/// A table of names: enumerations, option sets, typed values and constants.
///
/// `Documentation/Tables.md` describes the format.
struct NameTable {
  /// The declaration that a section makes.
  enum Kind: String, CaseIterable {
    case enumeration = "enum"
    case options = "options"
    case extensibleOptions = "extensible options"
    case typed = "typed"
    case extensible = "extensible"
    case error = "error"
    case constants = "constants"
    case typealiases = "typealiases"

    /// Whether the section is a type of its own, and not a list of constants.
    var isType: Bool { self != .constants && self != .typealiases }

    /// Whether apps may make all values.
    var permitsNoNames: Bool { self == .typed || self == .extensible || self == .options }

    /// Whether the names are cases.
    var hasCases: Bool { self == .enumeration || self == .error }

    /// Whether the type has an initializer without a label.
    var isExtensible: Bool { self == .extensible || self == .extensibleOptions }
  }

  /// A name with its value.
  struct Row {
    var name: String
    /// The type; nil if the section or the value has it.
    var type: String?
    /// Nil for a case whose value the compiler counts.
    var value: String?
    var paragraphs: [String]
    var attributes: [String]
  }

  /// A type with its names, or constants.
  struct Section {
    var kind: Kind
    /// The type that is declared or extended; nil for global constants.
    var name: String?
    /// The raw type and the protocols, the type of constants, or the domain of an error and its
    /// code for numbers without a name.
    var types: [String]
    var paragraphs: [String]
    var attributes: [String]
    var rows: [Row] = []
  }

  /// The path of the table.
  let path: String
  private(set) var imports: [String] = []
  private(set) var sections: [Section] = []

  private var lines: [String: Int] = [:]
  private var attributes: [String] = []

  /// Reads a table.
  ///
  /// - Throws: A `TableError` for the first line that is wrong.
  init(path: String) throws {
    self.path = path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = line.drop { $0 == "\t" }
      if content.isEmpty || content.hasPrefix("#") { continue }
      try read(line, at: index + 1)
    }
    if let attribute = attributes.first {
      throw error(lines[attribute] ?? 0, "a name below the attribute", "the end of the table")
    }
    for section in sections where section.rows.isEmpty && !section.kind.permitsNoNames {
      throw error(lines[Self.key(section)] ?? 0, "names below \(Self.key(section))", "none")
    }
  }

  private mutating func read(_ line: Substring, at number: Int) throws {
    let isMember = line.hasPrefix("\t")
    let cells = (isMember ? line.dropFirst() : line)
      .split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    if let empty = cells.firstIndex(where: { $0.trimmingCharacters(in: .whitespaces).isEmpty }) {
      throw error(number, "text in each cell", "an empty cell \(empty + 1)")
    }
    if cells[0].hasPrefix("@") {
      guard cells.count == 1 else { throw error(number, "an attribute alone", "“\(line)”") }
      attributes.append(cells[0])
      lines[cells[0]] = number
    } else if cells[0].contains(#/^(\w+ )?import /#), !isMember {
      guard sections.isEmpty else {
        throw error(number, "imports above all sections", "“\(cells[0])”")
      }
      imports.append(cells[0])
    } else if isMember {
      try add(cells, at: number)
    } else {
      try begin(cells, at: number)
    }
  }

  private mutating func begin(_ cells: [String], at number: Int) throws {
    let head = cells[0].split(separator: ":", maxSplits: 1).map(String.init)
    let kinds = Kind.allCases.map(\.rawValue)
    guard
      let kind = Kind.allCases.first(where: {
        head[0] == $0.rawValue || head[0].hasPrefix($0.rawValue + " ")
      })
    else {
      throw error(number, "a section that begins with one of \(kinds)", "“\(cells[0])”")
    }
    var name: Substring? = head[0].dropFirst(kind.rawValue.count).drop { $0 == " " }
    if !kind.isType, name?.hasPrefix("of ") == true { name = name?.dropFirst(3) }
    if name?.isEmpty == true { name = nil }
    let form = kind.isType ? "\(kind.rawValue) NAME: TYPE" : "\(kind.rawValue) of TYPE"
    if kind.isType && name == nil || name?.wholeMatch(of: #/[A-Za-z_][\w.]*/#) == nil && name != nil
    {
      throw error(number, form, "“\(cells[0])”")
    }
    let types =
      head.count < 2
      ? []
      : head[1].components(separatedBy: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    if kind == .error && (types.count != 2 || !types[1].hasPrefix(".")) {
      throw error(number, "error NAME: DOMAIN, .CODE_OF_UNKNOWN_NUMBERS", "“\(cells[0])”")
    }
    if types.contains("") || kind.isType && kind != .enumeration && types.isEmpty {
      throw error(number, form, "“\(cells[0])”")
    }
    let section = Section(
      kind: kind, name: name.map(String.init), types: types,
      paragraphs: Array(cells.dropFirst()), attributes: attributes)
    if kind.isType, let first = lines[Self.key(section)] {
      throw error(number, "a type once", "\(Self.key(section)), which line \(first) has")
    }
    lines[Self.key(section)] = number
    sections.append(section)
    attributes = []
  }

  private mutating func add(_ cells: [String], at number: Int) throws {
    guard let section = sections.last else {
      throw error(number, "a section above", "the name “\(cells[0])”")
    }
    guard cells.count >= 2 else {
      throw error(
        number, "a name, a value and a description, separated by tabs", "“\(cells[0])” alone")
    }
    let parts = cells[0].components(separatedBy: ": ")
    let names = parts[0].components(separatedBy: ", ")
    for name in names where name.wholeMatch(of: #/`?[A-Za-z_]\w*`?/#) == nil {
      throw error(number, "a name", "“\(cells[0])”")
    }
    if parts.count > 2 || parts.count == 2 && section.kind != .constants {
      throw error(number, "a name", "“\(cells[0])”")
    }
    for name in names {
      let key = (section.name ?? "") + "." + name
      if let first = lines[key] {
        throw error(number, "a name once", "\(name), which line \(first) has")
      }
      lines[key] = number
    }
    if section.kind.hasCases, cells[1].wholeMatch(of: Self.caseValue) == nil {
      throw error(number, "a number, a text in quotation marks, - or = .NAME", "“\(cells[1])”")
    }
    if !section.kind.hasCases, cells[1] == "-" {
      throw error(number, "the value of \(cells[0])", "-")
    }
    sections[sections.count - 1].rows.append(
      Row(
        name: parts[0], type: parts.count == 2 ? parts[1] : nil,
        value: cells[1] == "-" ? nil : cells[1], paragraphs: Array(cells.dropFirst(2)),
        attributes: attributes))
    attributes = []
  }

  private static var caseValue: Regex<(Substring, Substring?)> {
    #/-|-?(?:0x[0-9A-Fa-f_]+|0b[01_]+|0o[0-7_]+|[0-9_]+)|"[^"]*"|= \.`?\w+`?|(\{ .+ \})/#
  }

  private static func key(_ section: Section) -> String {
    section.kind.rawValue + (section.name.map { " \($0)" } ?? "")
  }

  private func error(_ line: Int, _ expected: String, _ found: String) -> TableError {
    TableError(path: path, line: line, expected: expected, found: found)
  }
}
