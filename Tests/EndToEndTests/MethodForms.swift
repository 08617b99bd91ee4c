import Foundation

/// The public methods with a completion handler, and the asynchronous ones, of source files.
///
/// It reads formatted sources: a type ends with a brace at its own indentation. A handler is the
/// last parameter of a method without a result, has one of the labels of handlers that Swift
/// imports as asynchronous methods (SE-0297, documented), and returns nothing.
struct MethodForms {
  /// A method of a type, without its handler.
  struct Method: Hashable {
    let type: String
    let name: String
    let labels: [String]
  }

  /// The methods with a handler.
  private(set) var handling: Set<Method> = []
  /// The asynchronous methods and properties.
  private(set) var asynchronous: Set<Method> = []

  /// The methods with a handler that have no asynchronous form of the same labels, sorted:
  /// `Type.method(label:)`.
  var handlersOnly: [String] {
    handling.filter { method in
      !Self.asynchronousNames(of: method.name).contains { name in
        asynchronous.contains(Method(type: method.type, name: name, labels: method.labels))
      }
    }
    .map { "\($0.type).\($0.name)(\($0.labels.map { "\($0):" }.joined()))" }.sorted()
  }

  /// Adds the methods of a file.
  mutating func add(_ file: SourceFile) {
    var types: [(indentation: Int, name: String, isPublicProtocol: Bool)] = []
    for (index, line) in file.lines.enumerated() {
      let text = line.drop { $0 == " " }
      let indentation = line.utf8.count - text.utf8.count
      if text == "}" {
        if types.last?.indentation == indentation { types.removeLast() }
        continue
      }
      guard let (modifiers, keyword, name) = Self.declaration(text) else { continue }
      switch keyword {
      case "func":
        guard let type = types.last,
          type.isPublicProtocol || modifiers.contains("public") || modifiers.contains("open")
        else { continue }
        add(file.lines[index...].prefix(24).joined(separator: "\n"), of: type.name, name)
      case "var":
        guard let type = types.last else { continue }
        let lines = file.lines[index...].prefix(2)
        if lines.contains(where: { $0.contains("get async") }) {
          asynchronous.insert(Method(type: type.name, name: name, labels: []))
        }
      default:
        guard !text.hasSuffix("}") else { continue }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let isPublicProtocol = keyword == "protocol" && modifiers.contains("public")
        types.append((indentation, last, isPublicProtocol))
      }
    }
  }

  // MARK: Internals

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "extension", "actor", "func", "var",
  ]

  /// Returns the modifiers, the keyword and the name of a line that declares something.
  private static func declaration(_ line: Substring) -> (Set<Substring>, Substring, String)? {
    guard line.first.map({ $0.isLowercase || $0 == "@" }) == true else { return nil }
    let text = Substring(line.replacing("nonisolated(nonsending)", with: "nonisolated"))
    let words = text.prefix { !"(:{<".contains($0) }.split(separator: " ")
    for (index, word) in words.enumerated() where kinds.contains(word) {
      guard index + 1 < words.count else { return nil }
      let next = words[index + 1]
      if word == "class", ["func", "var", "override"].contains(next) { continue }
      return (Set(words[..<index]), word, String(next))
    }
    return nil
  }

  /// Adds a method whose declaration begins a text.
  private mutating func add(_ text: String, of type: String, _ name: String) {
    guard let start = text.firstRange(of: "func \(name)")?.upperBound,
      let parenthesis = text[start...].firstIndex(of: "(")
    else { return }
    var (depth, parameters, end) = (1, [""], text.index(after: parenthesis))
    while end < text.endIndex {
      let character = text[end]
      end = text.index(after: end)
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth == 0 { break }
      if character == ",", depth == 1 {
        parameters.append("")
      } else {
        parameters[parameters.count - 1].append(character)
      }
    }
    parameters = parameters.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
    let names = parameters.map { parameter in
      parameter.prefix { $0 != ":" }.split(separator: " ").filter { !$0.hasPrefix("@") }
        .map(String.init)
    }
    let labels = names.map { $0.first ?? "" }
    let effects = text[end...].drop { $0.isWhitespace }
    if effects.hasPrefix("async") {
      asynchronous.insert(Method(type: type, name: name, labels: labels))
    } else if !effects.hasPrefix("->"), !effects.hasPrefix("throws"),
      let last = parameters.last, last.contains("-> Void"), let handler = names.last,
      let label = handler.first == "_" ? handler.last : handler.first, Self.isHandler(label)
    {
      handling.insert(Method(type: type, name: name, labels: labels.dropLast()))
    }
  }

  private static func isHandler(_ label: String) -> Bool {
    label.hasSuffix("ompletion") || label.hasSuffix("ompletionHandler")
      || ["reply", "replyHandler", "withReply"].contains(label)
  }

  /// Returns the names that the asynchronous form of a method may have (SE-0297, documented).
  private static func asynchronousNames(of name: String) -> [String] {
    var names = [name]
    if name.hasPrefix("get"), let first = name.dropFirst(3).first {
      names.append(first.lowercased() + name.dropFirst(4))
    }
    for name in names {
      for suffix in ["WithCompletionHandler", "WithCompletion", "Asynchronously"]
      where name.hasSuffix(suffix) {
        names.append(String(name.dropLast(suffix.count)))
      }
    }
    return names
  }
}
