import SwiftSyntax

/// A method of a generic class in which nothing of what is generic is said, so that it can be a
/// protocol's, and be called by name whatever the class is one of.
struct SharedMethod {
  /// The method as a protocol asks for it.
  let requirement: String
  /// Its selector.
  let selector: String
  /// A closure that calls it on the object `o`.
  let call: String

  /// Takes a method; nil where a protocol cannot ask for it, or may not know its types.
  init?(_ node: FunctionDeclSyntax, selector: String) {
    let parameters = Array(node.signature.parameterClause.parameters)
    guard node.signature.returnClause == nil, parameters.count <= 2, !node.modifiers.has("private"),
      parameters.allSatisfy({ Self.isKnownEverywhere($0.type.trimmedDescription) })
    else { return nil }
    let texts = parameters.map { parameter in
      let names = [parameter.firstName.text, parameter.secondName?.text].compactMap(\.self)
      return "\(names.joined(separator: " ")): \(parameter.type.trimmedDescription)"
    }
    requirement = "@MainActor func \(node.name.text)(\(texts.joined(separator: ", ")))"
    self.selector = selector
    let arguments = parameters.enumerated().map { index, parameter in
      parameter.firstName.text == "_" ? "a\(index)" : "\(parameter.firstName.text): a\(index)"
    }
    let takes = parameters.enumerated().map { "a\($0): \($1.type.trimmedDescription)" }
    let call = "o.\(node.name.text)(\(arguments.joined(separator: ", ")))"
    self.call = "{ o in { (\(takes.joined(separator: ", "))) in \(call) } }"
  }

  /// Whether a type means the same at the file's end: what is in a class may have any other name.
  private static func isKnownEverywhere(_ type: String) -> Bool {
    let name = type.prefix { $0.isLetter || $0.isNumber }
    let rest = type.dropFirst(name.count)
    guard rest.allSatisfy({ $0 == "?" || $0 == "!" }) else { return false }
    return ["UI", "NS", "CA"].contains { name.hasPrefix($0) && name.count > 2 }
      || ["Any", "AnyObject", "Notification", "Timer", "Bool", "Int", "String"].contains(name)
  }
}
