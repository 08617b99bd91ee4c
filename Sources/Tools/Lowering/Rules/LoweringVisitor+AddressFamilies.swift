import SwiftSyntax

extension LoweringVisitor {
  /// Lowers `address.sa_family == UInt8(AF_INET)`: on an iPhone an address family has eight bits,
  /// on Linux it has 16.
  func lowerAddressFamily(_ node: FunctionCallExprSyntax) {
    guard let type = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      type.text == "UInt8", node.arguments.count == 1, let argument = node.arguments.first,
      argument.label == nil,
      argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("AF_") == true,
      isUsedAsFamily(Syntax(node))
    else { return }
    edits.replace(type.bytes, with: "sa_family_t")
  }

  /// Returns whether a value is assigned to, compared with or passed as the family of an address.
  private func isUsedAsFamily(_ node: Syntax) -> Bool {
    var inner = node
    while let outer = inner.parent {
      if let sequence = outer.as(SequenceExprSyntax.self) {
        return sequence.elements.contains { Self.isFamily($0) }
      }
      if let argument = outer.as(LabeledExprSyntax.self) {
        return argument.label?.text.hasSuffix("_family") == true
      }
      if let choice = outer.as(SwitchExprSyntax.self) { return Self.isFamily(choice.subject) }
      guard !outer.is(CodeBlockItemSyntax.self), !outer.is(MemberBlockItemSyntax.self) else {
        return false
      }
      inner = outer
    }
    return false
  }

  /// Returns whether an expression is the family of an address, such as `address.sin_family`.
  private static func isFamily(_ node: ExprSyntax) -> Bool {
    let name = node.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name?.hasSuffix("_family") == true
  }
}
