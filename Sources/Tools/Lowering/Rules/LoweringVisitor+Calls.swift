import SwiftSyntax

extension LoweringVisitor {
  /// `door?.didOpen?(self)`: the member is there on Linux in any case, and gives nil by itself.
  func lowerCall(_ node: OptionalChainingExprSyntax) {
    if isTwice(node.expression) { return edits.blank(node.questionMark.bytes) }
    guard isCalled(node), let name = member(node.expression), isOptional(name) else { return }
    edits.blank(node.questionMark.bytes)
  }

  /// `door.didOpen!(self)`: what is forced is the result.
  func lowerCall(_ node: ForceUnwrapExprSyntax) {
    if isTwice(node.expression) { return edits.blank(node.exclamationMark.bytes) }
    guard isCalled(node), let name = member(node.expression), isOptional(name),
      let call = node.parent
    else { return }
    edits.blank(node.exclamationMark.bytes)
    if facts.optionalNames.contains(name) { edits.insert("!", at: call.bytes.upperBound) }
  }

  /// `door.didOpen != nil`: asks whether the member is there, and calls nothing.
  func lowerPresence(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for index in elements.indices.dropFirst().dropLast() {
      guard let sign = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text,
        sign == "!=" || sign == "==", elements[index + 1].is(NilLiteralExprSyntax.self),
        let access = elements[index - 1].as(MemberAccessExprSyntax.self)
      else { continue }
      let name = access.declName.trimmedDescription
      let found = facts.optionals.values.joined().filter {
        !$0.isProperty && ($0.name == name || $0.baseName == name)
      }
      if let fact = found.first {
        guard found.allSatisfy({ $0.presence == fact.presence && $0.owner == fact.owner }) else {
          refuse(
            access.declName,
            "'\(name)' is an optional member in several forms; name it with its labels")
          continue
        }
        let alias = tail.presence(of: fact, conditions)
        let range = access.declName.bytes.lowerBound..<elements[index + 1].bytes.upperBound
        edits.replace(range, with: alias + (sign == "!=" ? "==true" : " != true"))
      } else if SystemOptionals.names.contains(access.declName.baseName.text),
        isDelegate(access.base)
      {
        refuse(
          access.declName,
          "whether '\(name)' is there cannot be asked; each delegate has it here, and by itself it "
            + "does nothing: call it")
      }
    }
  }

  /// Whether an expression is a delegate, by its name: others may have a property of the same name.
  private func isDelegate(_ expression: ExprSyntax?) -> Bool {
    let name = expression?.trimmedDescription.filter(\.isLetter).lowercased() ?? ""
    return name.hasSuffix("delegate") || name.hasSuffix("datasource")
  }

  /// Whether `?` or `!` follows an optional property that has one already: `delegate?.window??.frame`.
  private func isTwice(_ expression: ExprSyntax) -> Bool {
    let inner =
      expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    return inner.flatMap(member).map(SystemOptionals.properties.contains) ?? false
  }

  private func isCalled(_ node: some ExprSyntaxProtocol) -> Bool {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }

  private func member(_ expression: ExprSyntax) -> String? {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  private func isOptional(_ name: String) -> Bool {
    if facts.optionalNames.contains(name) { return true }
    // A closure of the same name is the client's own.
    return SystemOptionals.names.contains(name) && !facts.hasProperty(name)
  }
}
