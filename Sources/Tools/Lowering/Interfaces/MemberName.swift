import SwiftSyntax

extension FunctionDeclSyntax {
  /// The labels of the parameters; `_` for none.
  var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }

  /// The full name, such as `panel(_:didOpen:)`.
  var fullName: String { name.text + "(" + labels.map { $0 + ":" }.joined() + ")" }

  /// The parameters on one line, with names for unnamed parameters, so that a call can be
  /// forwarded.
  var parameters: String {
    let parts = signature.parameterClause.parameters.enumerated().map { index, parameter in
      guard parameter.isUnnamed else {
        return joined(parameter.with(\.trailingComma, nil).trimmedDescription)
      }
      return "\(parameter.firstName.text) p\(index): " + joined(parameter.type.trimmedDescription)
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  /// The types of the parameters, separated by commas.
  var parameterTypes: String {
    signature.parameterClause.parameters.map { joined($0.type.trimmedDescription) }
      .joined(separator: ",")
  }

  /// The effects `async throws` as declared, with a leading space.
  var effects: String {
    signature.effectSpecifiers.map { " " + joined($0.trimmedDescription) } ?? ""
  }

  /// The arguments with which a method of the same parameters forwards a call: `(panel, didOpen:
  /// door)`.
  var arguments: String {
    let parts = signature.parameterClause.parameters.enumerated().map { index, parameter in
      let value = parameter.value(at: index)
      let type = parameter.type.trimmedDescription
      let isInout = type.hasPrefix("inout ")
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      return label + (isInout ? "&" : "") + value + (type.hasPrefix("@autoclosure ") ? "()" : "")
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  /// Whether the method returns nothing.
  var isVoid: Bool {
    guard let type = signature.returnClause?.type.trimmedDescription else { return true }
    return ["Void", "()", "Swift.Void"].contains(type)
  }

  /// The keywords `try await ` that a call needs.
  var callEffects: String {
    let effects = signature.effectSpecifiers
    return (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
  }
}

extension FunctionParameterSyntax {
  /// Whether the body cannot name the parameter: `_: T`, `_ _: T`, `to _: T`.
  fileprivate var isUnnamed: Bool { (secondName ?? firstName).text == "_" }

  /// Returns the parameter as an expression in the body of a method whose unnamed parameters are
  /// named after their index.
  func value(at index: Int) -> String {
    let name = (secondName ?? firstName).text
    guard !isUnnamed else { return "p\(index)" }
    // `f(in: Int)` is allowed, but its body names the parameter in backticks.
    return Self.reservedWords.contains(name) ? "`\(name)`" : name
  }

  /// The keywords that cannot be names without backticks.
  private static let reservedWords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]
}

extension FunctionDeclSyntax {
  /// Returns the source of a closure that calls the method of an object of a type; the types of the
  /// parameters select it among methods with the same names.
  func closure(of type: String) -> String {
    let parameters = Array(signature.parameterClause.parameters)
    let takes = parameters.enumerated().map { index, parameter in
      // The type of a parameter of the selector's function may be any, so a function escapes.
      let full = joined(parameter.type.trimmedDescription)
      let written = full.replacing("@escaping ", with: "")
      let isFunction = parameter.type.isFunction || written.count < full.count
      return "a\(index): \(isFunction ? "@escaping " : "")\(written)"
    }
    let gives = parameters.enumerated().map {
      ($1.firstName.text == "_" ? "" : $1.firstName.text + ": ") + "a\($0)"
    }
    return "{ (o: \(type)) in { (\(takes.joined(separator: ", "))) in "
      + "o.\(name.text)(\(gives.joined(separator: ", "))) } }"
  }

  /// Whether XCTest runs the method, if its class is a test case.
  var isTest: Bool {
    name.text.hasPrefix("test") && labels.isEmpty && genericParameterClause == nil
      && !modifiers.has("static", "class", "private", "fileprivate")
  }

  /// The reason why no selector can call the method; nil if one can.
  var reasonAgainstSelector: String? {
    let effects = signature.effectSpecifiers
    if modifiers.has("static", "class") { return ModuleInterface.classMethod }
    if effects?.asyncSpecifier != nil { return "it is async" }
    if effects?.throwsClause != nil { return "it throws" }
    if labels.count > 4 { return "it has more than four arguments" }
    return nil
  }
}

extension TypeSyntax {
  /// Whether the type is written as that of a function, with attributes or without.
  fileprivate var isFunction: Bool {
    `as`(AttributedTypeSyntax.self)?.baseType.isFunction ?? `is`(FunctionTypeSyntax.self)
  }
}

/// Returns the text on one line, without line comments.
func joined(_ text: String) -> String {
  guard text.contains(where: { $0.isNewline || $0 == "\t" }) else { return text }
  return text.split { $0.isNewline }.map { line in
    let code = line.range(of: "//").map { line[..<$0] } ?? line
    return code.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
  }.joined(separator: " ")
}

extension Substring {
  fileprivate func range(of text: String) -> String.Index? {
    indices.first { self[$0...].hasPrefix(text) }
  }
}
