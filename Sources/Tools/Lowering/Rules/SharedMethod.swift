import SwiftSyntax

/// A method of a generic class whose parameters do not depend on the generic parameters, so that a
/// protocol can require it.
struct SharedMethod {
  /// The declaration of the protocol's requirement.
  let requirement: String
  /// The selector.
  let selector: String
  /// The source of a closure that calls the method of the object `o`.
  let call: String

  /// Creates a method; nil if a protocol cannot require it, or if its types may not be known at the
  /// end of the file.
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

  /// Returns whether a type means the same at the end of the file.
  private static func isKnownEverywhere(_ type: String) -> Bool {
    let name = type.prefix { $0.isLetter || $0.isNumber }
    let rest = type.dropFirst(name.count)
    guard rest.allSatisfy({ $0 == "?" || $0 == "!" }) else { return false }
    return ["UI", "NS", "CA"].contains { name.hasPrefix($0) && name.count > 2 }
      || ["Any", "AnyObject", "Notification", "Timer", "Bool", "Int", "String"].contains(name)
  }
}
