extension NameTable {
  /// The files that are made of all tables of names.
  static func all() throws -> [(target: String, text: String)] {
    try DataFile.tables(in: "Data/Names").map { path, folder in
      ("\(folder)/Names+Generated.swift", try NameTable(path: path).swift)
    }
  }

  /// The declarations.
  var swift: String {
    var lines = [
      "// swift-format-ignore-file",
      "// Made by `swift run generate-tables` of \(path).",
      "// Do not edit.",
    ]
    if !imports.isEmpty { lines += [""] + imports }
    for section in sections { lines += [""] + declaration(section) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func declaration(_ section: Section) -> [String] {
    guard let name = section.name else { return section.rows.flatMap { constant($0, section) } }
    if !section.kind.isType {
      let members = section.rows.flatMap { constant($0, section) }
      return ["extension \(name) {"] + members.map(Self.indented) + ["}"]
    }
    guard let point = name.lastIndex(of: ".") else { return type(section, name) }
    return ["extension \(name[..<point]) {"]
      + type(section, String(name[name.index(after: point)...])).map(Self.indented) + ["}"]
  }

  private func type(_ section: Section, _ name: String) -> [String] {
    var types = section.types
    var members: [String] = []
    let rawType = types.first ?? ""
    switch section.kind {
    case .options, .extensibleOptions: types[0] = "OptionSet"
    case .typed, .extensible:
      // A word of the frameworks has a raw value by its protocol.
      if types.contains("_WrappedWord") {
        types.removeFirst()
      } else {
        types[0] = "RawRepresentable"
      }
    case .enumeration, .error, .constants, .typealiases: break
    }
    if section.kind == .error {
      return documentation(section.paragraphs, section.attributes)
        + ["public struct \(name): _StoredError, Sendable {"]
        + errorMembers(section).map(Self.indented)
        + ["}"]
    }
    if section.kind != .enumeration {
      members += [
        "/// The raw value.", "public let rawValue: \(rawType)",
        "/// Creates a value from its raw value.",
        "public init(rawValue: \(rawType)) { self.rawValue = rawValue }",
      ]
      if section.kind.isExtensible {
        members += [
          "/// Creates a value from its raw value.",
          "public init(_ rawValue: \(rawType)) { self.rawValue = rawValue }",
        ]
      }
      members.append("")
    }
    members += section.rows.flatMap { member($0, section) }
    let word = section.kind == .enumeration ? "enum" : "struct"
    let clause = types.isEmpty ? "" : ": " + types.joined(separator: ", ")
    return documentation(section.paragraphs, section.attributes)
      + ["public \(word) \(name)\(clause) {"] + members.map(Self.indented) + ["}"]
  }

  /// Returns the body of an error: its codes, and each code under the error's own name.
  private func errorMembers(_ section: Section) -> [String] {
    let codes = section.rows.flatMap { member($0, section) }
    let names = section.rows.flatMap { row in
      documentation(
        row.paragraphs.isEmpty ? ["The code `\(row.name)`."] : row.paragraphs, row.attributes)
        + ["public static var \(row.name): Code { .\(row.name) }"]
    }
    return [
      "/// The code of an error.", "public enum Code: Int, _StoredErrorCode {",
      "  /// The error.", "  public typealias _ErrorType = \(section.name ?? "")", "",
    ] + codes.map(Self.indented) + [
      "}", "", "/// The error as an object.", "public let _nsError: NSError", "",
      "/// Creates an error of an object of the domain.",
      "public init(_nsError: NSError) { self._nsError = _nsError }", "", "/// The domain.",
      "public static var errorDomain: String { \(section.types[0]) }",
      "/// The code of an error whose number has no name here.",
      "public static var _unlistedCode: Code { \(section.types[1]) }", "",
    ] + names
  }

  /// Returns a name in the body of its type.
  private func member(_ row: Row, _ section: Section) -> [String] {
    let value = row.value ?? ""
    let head = "public static let \(row.name)"
    let code =
      if value.hasPrefix("{") {
        "public static var \(row.name): Self \(value)"
      } else if value.hasPrefix("= ") {
        "\(head) = Self\(value.dropFirst(2))"
      } else if section.kind.hasCases {
        "case \(row.name)" + (value.isEmpty ? "" : " = \(value)")
      } else if value.hasPrefix("[") {
        "\(head): Self = \(value)"
      } else {
        "\(head) = Self(rawValue: \(value))"
      }
    return documentation(row.paragraphs, row.attributes) + Self.broken(code)
  }

  /// Returns a constant or another name of a type.
  private func constant(_ row: Row, _ section: Section) -> [String] {
    let value = row.value ?? ""
    let access = section.name == nil ? "public" : "public static"
    let type = (row.type ?? section.types.first).map { ": \($0)" } ?? ""
    let code =
      if section.kind == .typealiases {
        "public typealias \(row.name) = \(value)"
      } else if value.hasPrefix("{") {
        "\(access) var \(row.name)\(type) \(value)"
      } else {
        "\(access) let \(row.name)\(type) = \(value)"
      }
    return documentation(row.paragraphs, row.attributes) + Self.broken(code)
  }

  // MARK: Lines

  private func documentation(_ paragraphs: [String], _ attributes: [String]) -> [String] {
    paragraphs.map(Self.wrapped).joined(separator: ["///"]) + attributes
  }

  /// Returns the lines of a paragraph of a comment.
  private static func wrapped(_ paragraph: String) -> [String] {
    var lines: [String] = []
    var line = "///"
    let indentation = paragraph.hasPrefix("- ") ? "///   " : "/// "
    for word in paragraph.split(separator: " ") {
      // A type in an extension is indented twice.
      if line.count + 1 + word.count > 96, line != "///" {
        lines.append(line)
        line = indentation + word
      } else {
        line += " " + word
      }
    }
    return lines + [line]
  }

  private static func broken(_ line: String) -> [String] {
    guard line.count > 96, let sign = line.range(of: " = ") else { return [line] }
    return [line[..<sign.lowerBound] + " =", "  " + line[sign.upperBound...]].map { String($0) }
  }

  private static func indented(_ line: String) -> String { line.isEmpty ? "" : "  " + line }
}
