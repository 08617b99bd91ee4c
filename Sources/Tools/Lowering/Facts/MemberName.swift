import SwiftSyntax

extension FunctionDeclSyntax {
  /// The labels of its parameters, `_` for none.
  var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }

  /// The whole name, such as `panel(_:didOpen:)`.
  var fullName: String { name.text + "(" + labels.map { $0 + ":" }.joined() + ")" }

  /// Its parameters on one line; one without a name gets one, so that it can be handed on.
  var parameters: String {
    let parts = signature.parameterClause.parameters.enumerated().map { index, parameter in
      guard parameter.firstName.text == "_", parameter.secondName == nil else {
        return joined(parameter.with(\.trailingComma, nil).trimmedDescription)
      }
      return "_ p\(index): " + joined(parameter.type.trimmedDescription)
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  /// `async throws`, with a space before it, as far as it says so.
  var effects: String {
    signature.effectSpecifiers.map { " " + joined($0.trimmedDescription) } ?? ""
  }

  /// How a method of the same parameters calls it: `(panel, didOpen: door)`.
  var arguments: String {
    let parts = signature.parameterClause.parameters.enumerated().map { index, parameter in
      let isNamed = parameter.firstName.text != "_" || parameter.secondName != nil
      let value = isNamed ? (parameter.secondName ?? parameter.firstName).text : "p\(index)"
      let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      return label + (isInout ? "&" : "") + value
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  /// Whether it gives nothing back.
  var isVoid: Bool {
    guard let type = signature.returnClause?.type.trimmedDescription else { return true }
    return ["Void", "()", "Swift.Void"].contains(type)
  }

  /// `try await `, as far as calling it needs that.
  var callEffects: String {
    let effects = signature.effectSpecifiers
    return (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
  }
}

extension FunctionDeclSyntax {
  /// Why no selector can call it; nil if one can.
  var reasonAgainstSelector: String? {
    let effects = signature.effectSpecifiers
    if modifiers.has("static", "class") { return "it is the class's, and no object's" }
    if effects?.asyncSpecifier != nil { return "it is async" }
    if effects?.throwsClause != nil { return "it throws" }
    if labels.count > 4 { return "it has more than four arguments" }
    return nil
  }
}

/// A text written over several lines, on one.
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
