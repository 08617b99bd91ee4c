import SwiftParser
import SwiftSyntax

/// A protocol of the frameworks with optional methods, for the classes that forward them, or that
/// declare them for subclasses.
///
/// The table is in `ForwardedProtocol+Generated.swift`, made from the frameworks' sources by a
/// test, and in `ForwardedProtocol+Foundation.swift`: a line `protocol`, its name, `main` or `any`
/// for its isolation, and the protocols that it refines, then a line `optional` or `required` for
/// each method.
struct ForwardedProtocol {
  /// The name.
  let name: String
  /// Whether its methods are on the main actor.
  let isOnMainActor: Bool
  /// The protocols that it refines.
  let refined: [String]
  /// The methods that a class need not implement.
  private(set) var optional: [Method] = []
  /// The other methods.
  private(set) var required: [Method] = []

  /// A method of a protocol.
  struct Method {
    /// The declaration without a body.
    let text: String

    /// The full name, such as `scrollViewDidZoom(_:)`.
    var name: String { declaration?.fullName ?? text }

    private var declaration: FunctionDeclSyntax? {
      Parser.parse(source: text).statements.first?.item.as(FunctionDeclSyntax.self)
    }

    /// Returns the declaration with a body that calls the method of the forwarding target.
    ///
    /// - Parameters:
    ///   - type: The protocol of the target.
    ///   - fallback: The class of the object whose method is called without a target.
    func forwarding(to type: String, or fallback: String) -> String {
      guard let declaration else { return "" }
      let labels = declaration.signature.parameterClause.parameters.map(\.firstName.text)
      // The name of the selector that `#selector` has for such a method.
      let selector = SelectorName.method(declaration.name.text, labels: labels)
      return calling(
        "((forwardingTarget(for: Selector(\"\(selector)\")) as? any \(type)) ?? \(fallback)())")
    }

    /// Returns the declaration with a body that calls the same method of another object.
    ///
    /// - Parameter object: The expression of the object.
    func calling(_ object: String) -> String {
      guard let declaration else { return "" }
      let arguments = declaration.signature.parameterClause.parameters.map { parameter in
        let label = parameter.firstName.text
        let name = (parameter.secondName ?? parameter.firstName).text
        return (label == "_" ? "" : label + ": ") + "`\(name)`"
      }
      return text + " { \(object).\(declaration.name.text)(\(arguments.joined(separator: ", "))) }"
    }
  }

  /// Returns protocols of the table and those that they refine, without repetition.
  static func all(refinedBy names: [String]) -> [ForwardedProtocol] {
    var (todo, seen): ([String], Set<String>) = (names, [])
    var found: [ForwardedProtocol] = []
    while !todo.isEmpty {
      let name = todo.removeFirst()
      guard seen.insert(name).inserted, let type = table[name] else { continue }
      found.append(type)
      todo += type.refined
    }
    return found
  }

  /// Returns the full names of the methods with a base name that a protocol requires or inherits.
  static func methods(_ base: String, of name: String) -> [String] {
    all(refinedBy: [name]).flatMap { $0.optional + $0.required }
      .filter { $0.text.contains("func \(base)(") }.map(\.name)
  }

  /// Returns the optional methods whose full names are among some.
  func optional(among members: Set<String>) -> [Method] {
    guard members.contains(where: { names.contains(String($0.prefix { $0 != "(" })) }) else {
      return []
    }
    return optional.filter { members.contains($0.name) }
  }

  /// Returns whether a protocol on the main actor requires or inherits a method with a base name.
  static func isolates(_ base: String, in name: String) -> Bool {
    all(refinedBy: [name]).contains { $0.isOnMainActor && $0.names.contains(base) }
  }

  /// The base names of the methods of all protocols.
  static let names = table.values.reduce(into: Set<String>()) { $0.formUnion($1.names) }

  /// The base names of the methods, without those of the protocols that it refines.
  private(set) var names: Set<String> = []

  private static let table: [String: ForwardedProtocol] = {
    var table: [String: ForwardedProtocol] = [:]
    var current: ForwardedProtocol?
    for line in (text + "\n" + foundationText).split(separator: "\n") {
      let cells = line.split(separator: " ", maxSplits: 1)
      guard cells.count == 2 else { continue }
      switch cells[0] {
      case "protocol":
        if let current { table[current.name] = current }
        let words = cells[1].split(separator: " ").map(String.init)
        current = ForwardedProtocol(
          name: words[0], isOnMainActor: words[1] == "main", refined: Array(words[2...]))
      case "optional": current?.optional.append(Method(text: String(cells[1])))
      default: current?.required.append(Method(text: String(cells[1])))
      }
      if cells[0] != "protocol", let begin = cells[1].firstRange(of: "func ")?.upperBound {
        current?.names.insert(String(cells[1][begin...].prefix { $0 != "(" && $0 != "<" }))
      }
    }
    if let current { table[current.name] = current }
    return table
  }()

  private init(name: String, isOnMainActor: Bool, refined: [String]) {
    (self.name, self.isOnMainActor, self.refined) = (name, isOnMainActor, refined)
  }
}
