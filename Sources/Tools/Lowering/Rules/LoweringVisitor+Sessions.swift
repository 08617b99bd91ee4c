import SwiftSyntax

extension LoweringVisitor {
  /// Gives a subclass of `URLSession`, such as one for tests, the initializer without arguments
  /// that it inherits on an iPhone.
  func lowerSessionInitializer(_ node: ClassDeclSyntax) {
    guard options.modules?.contains("TactusFoundation") == true,
      node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "URLSession",
      !interface.ownClasses.contains("URLSession")
    else { return }
    let initializers = node.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    guard
      let own = initializers.first(where: { $0.signature.parameterClause.parameters.isEmpty })
    else {
      // A class with other initializers inherits none.
      guard initializers.isEmpty else { return }
      let access = node.publicity
      let member = access + "convenience init() { self.init(configuration: .default) }"
      return insert([member], before: node.memberBlock)
    }
    guard let word = own.modifiers.first(named: "override"), !own.modifiers.has("convenience"),
      let body = own.body
    else { return }
    edits.blank(word.bytes)
    for statement in body.statements {
      guard let call = statement.item.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription == "super.init", call.arguments.isEmpty
      else { continue }
      return edits.replace(
        call.calledExpression.bytes.upperBound..<call.bytes.upperBound,
        with: "(configuration: .default)")
    }
    let start = body.statements.isEmpty ? "" : "; "
    edits.insert(
      start + "super.init(configuration: .default) ", at: body.rightBrace.bytes.lowerBound)
  }
}
