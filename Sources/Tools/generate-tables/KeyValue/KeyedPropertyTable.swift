import Foundation

/// A table of the properties that key-value coding finds by name.
///
/// `Documentation/Tables.md` describes the format.
struct KeyedPropertyTable {
  /// A property of a class.
  private struct Property {
    var key: String
    var name: String
    /// The label of the call that adds it.
    var label: String
  }

  /// A class with its properties.
  private struct Class {
    var name: String
    /// Whether the compiler warns of its properties.
    var isOlder: Bool
    var properties: [Property] = []
  }

  private let path: String
  private var classes: [Class] = []

  /// The files that are made of all tables of properties.
  static func all() throws -> [(target: String, text: String)] {
    try DataFile.tables(in: "Data/KeyedProperties").map { path, folder in
      ("\(folder)/KeyedPropertyList+Generated.swift", try KeyedPropertyTable(path: path).swift)
    }
  }

  /// Reads a table.
  ///
  /// - Throws: A `TableError` for the first line that is wrong.
  init(path: String) throws {
    self.path = path
    var isOlder = false
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.isEmpty || line.hasPrefix("#") { continue }
      func error(_ expected: String, _ found: String) -> TableError {
        TableError(path: path, line: index + 1, expected: expected, found: found)
      }
      if line == "older" {
        isOlder = true
      } else if line.hasPrefix("class ") {
        let name = String(line.dropFirst(6))
        guard !classes.contains(where: { $0.name == name && $0.isOlder == isOlder }) else {
          throw error("a class once", name)
        }
        classes.append(Class(name: name, isOlder: isOlder))
      } else if line.hasPrefix("\t"), let last = classes.indices.last {
        for word in line.dropFirst().split(separator: " ") {
          guard let property = Self.property(word) else {
            throw error("KEY=NAME:KIND, where KIND is get, flag or get-flag", "“\(word)”")
          }
          guard !classes[last].properties.contains(where: { $0.key == property.key }) else {
            throw error("a key once", property.key)
          }
          classes[last].properties.append(property)
        }
      } else {
        throw error("“class NAME”, “older” or properties behind a tab", "“\(line)”")
      }
    }
  }

  /// The labels by the kinds in the table.
  private static let labels = ["get": "readOnly", "flag": "flag", "get-flag": "readOnlyFlag"]

  private static func property(_ word: Substring) -> Property? {
    guard
      let match = word.wholeMatch(of: #/(?:(\w+)=)?(\w+)(?::([\w-]+))?/#),
      let label = match.3.map({ labels[String($0)] }) ?? ""
    else { return nil }
    let name = String(match.2)
    // The key of `isHidden` is `hidden`.
    let isFlag = label.hasSuffix("lag") && name.hasPrefix("is")
    let key = isFlag ? name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3) : name
    return Property(key: match.1.map(String.init) ?? key, name: name, label: label)
  }

  /// The lists as Swift.
  var swift: String {
    var lists = [
      list(
        "KeyedPropertyList", "",
        "properties of the module's classes that key-value coding finds by name",
        classes.filter { !$0.isOlder })
    ]
    if classes.contains(where: \.isOlder) {
      lists.append(
        list(
          "OlderPropertyList",
          "  @available(*, deprecated, message: \"it names older properties\")\n",
          "older properties of the module's classes, whose use the compiler warns of",
          classes.filter(\.isOlder)))
    }
    return """
      // swift-format-ignore-file
      // Made by `swift run generate-tables` of \(path).
      // Do not edit.

      \(lists.joined(separator: "\n\n"))

      """
  }

  private func list(
    _ name: String, _ attribute: String, _ description: String, _ classes: [Class]
  ) -> String {
    let names = classes.map { "add\($0.name.replacing(".", with: ""))" }
    let functions = zip(names, classes).map { name, type in
      """
      \(attribute)  private static func \(name)(to tables: inout KeyedTables) {
          tables.add(\(type.name).self) {
      \(type.properties.map(Self.call).joined(separator: "\n"))
          }
        }
      """
    }
    return """
      /// The \(description) (ObjectiveC.KC9).
      package enum \(name): KeyedPropertySource {
        /// Adds the properties, by class.
      \(attribute)  package static func add(to tables: inout KeyedTables) {
      \(names.map { "    \($0)(to: &tables)" }.joined(separator: "\n"))
        }

      \(functions.joined(separator: "\n\n"))
      }
      """
  }

  private static func call(_ property: Property) -> String {
    let label = property.label.isEmpty ? "" : property.label + ": "
    return "      $0.add(\(label)\"\(property.key)\", \\.\(property.name))"
  }
}
