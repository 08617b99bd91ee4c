import SwiftSyntax

extension LoweringVisitor {
  /// Lowers `#keyPath(Panel.door.title)` to the text `"door.title"`.
  func lowerKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first?.expression, let parts = parts(of: argument) else {
      diagnose(node, "a #keyPath of this form cannot be lowered; write the key path as a string")
      return
    }
    var names = parts
    var owner = type?.path ?? ""
    if names.first == "self" || names.first == "Self" {
      names.removeFirst()
    } else {
      var types: [String] = []
      while names.count > 1, names[0].first?.isUppercase == true {
        types.append(names.removeFirst())
      }
      if !types.isEmpty {
        let name = types.joined(separator: ".")
        owner = interface.resolved(name, seenFrom: owner + ".") ?? interface.canonical(name)
      }
    }
    if let first = names.first, let given = interface.givenSelector(of: first, in: owner) {
      names[0] = given
    }
    let text = names.joined(separator: ".").filter { $0 != "`" }
    edits.replace(node.bytes, with: "\"\(text)\"", atEnd: node.precedesPostfix)
  }

  /// Returns the names in an expression such as `a.b.c`; nil for other expressions.
  private func parts(of expression: ExprSyntax) -> [String]? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return [name.baseName.text] }
    if let chained = expression.as(OptionalChainingExprSyntax.self) {
      return parts(of: chained.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return parts(of: forced.expression)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return [member.declName.baseName.text] }
      return parts(of: base).map { $0 + [member.declName.baseName.text] }
    }
    return nil
  }
}

extension MacroExpansionExprSyntax {
  /// Whether `?` or `!` follows without a space, as in the pattern `case #keyPath(Panel.title)?:`.
  var precedesPostfix: Bool {
    guard let next = nextToken(viewMode: .sourceAccurate), next.bytes.lowerBound == bytes.upperBound
    else { return false }
    return next.text == "?" || next.text == "!"
  }
}
