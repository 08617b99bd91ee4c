import SwiftSyntax

extension LoweringVisitor {
  /// Lowers `(undoManager?.prepare(withInvocationTarget: self) as AnyObject).setTitle(old)`: an
  /// iPhone records the message and its arguments; here a closure that is registered for the target
  /// captures them.
  func lowerUndo(_ node: FunctionCallExprSyntax) {
    guard let message = PreparedMessage(node) else { return }
    let (prepared, access) = (message.prepared, message.access)
    edits.blank(message.tuple.leftParen.bytes)
    if let label = prepared.arguments.first?.colon {
      edits.replace(
        message.name.bytes.lowerBound..<label.bytes.upperBound, with: "registerUndo(withTarget:")
    }
    var captures: [String] = []
    for argument in node.arguments where !PreparedMessage.isConstant(argument.expression) {
      let name = "_u\(captures.count)"
      captures.append("\(name) = \(joined(argument.expression.trimmedDescription))")
      edits.replaceLater(argument.expression.bytes, with: name)
    }
    let list = captures.isEmpty ? "" : "[\(captures.joined(separator: ", "))] in "
    let target = message.isNamed ? "($0 as AnyObject as! \(message.type))" : "$0"
    edits.replaceLater(
      prepared.bytes.upperBound..<access.period.bytes.lowerBound, with: " { \(list)\(target)")
    edits.insert(" }", at: node.bytes.upperBound)
  }
}

/// A message to the result of `prepare(withInvocationTarget:)`.
struct PreparedMessage {
  /// The parenthesized expression before the message.
  let tuple: TupleExprSyntax
  /// The call `undoManager?.prepare(withInvocationTarget: self)`.
  let prepared: FunctionCallExprSyntax
  /// The name `prepare`.
  let name: DeclReferenceExprSyntax
  /// The type to which the result is cast.
  let type: String
  /// The member access of the message.
  let access: MemberAccessExprSyntax

  /// Creates a message from a call; nil for any other call.
  init?(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return nil }
    let object =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    guard let tuple = object.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      cast.elements.count == 3,
      cast.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let prepared = cast.elements.first?.as(FunctionCallExprSyntax.self),
      let called = prepared.calledExpression.as(MemberAccessExprSyntax.self),
      called.declName.baseName.text == "prepare", prepared.arguments.count == 1,
      prepared.arguments.first?.label?.text == "withInvocationTarget",
      let type = cast.elements.last?.trimmedDescription
    else { return nil }
    (self.tuple, self.prepared, self.access) = (tuple, prepared, access)
    (name, self.type) = (called.declName, type)
  }

  /// Whether the target has to be cast to the type; `self` has its type already.
  var isNamed: Bool {
    let target = prepared.arguments.first?.expression.trimmedDescription
    return target != "self" && !["AnyObject", "AnyObject?", "Any"].contains(type)
  }

  /// Returns whether an argument is constant; such an argument may need its context to have a type.
  static func isConstant(_ expression: ExprSyntax) -> Bool {
    if let access = expression.as(MemberAccessExprSyntax.self) { return access.base == nil }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    }
    return expression.is(NilLiteralExprSyntax.self) || expression.is(BooleanLiteralExprSyntax.self)
      || expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self)
      || expression.is(ClosureExprSyntax.self) || expression.is(InOutExprSyntax.self)
      || expression.is(StringLiteralExprSyntax.self) && !expression.description.contains("\\(")
      || expression.is(PrefixOperatorExprSyntax.self)
        && expression.as(PrefixOperatorExprSyntax.self).map { isConstant($0.expression) } == true
  }
}
