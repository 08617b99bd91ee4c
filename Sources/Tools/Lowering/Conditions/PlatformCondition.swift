import SwiftSyntax

/// What an `#if` asks, answered as an iPhone's simulator would.
///
/// `os` and `targetEnvironment` are answered here, and what `-D` defines; versions, `canImport` and
/// all else is left to the compiler.
struct PlatformCondition {
  let options: LoweringOptions

  /// Whether a condition holds; nil where only the compiler knows.
  func holds(_ expression: ExprSyntax) -> Bool? {
    if let sequence = expression.as(SequenceExprSyntax.self) { return holds(sequence) }
    if let not = expression.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return holds(not.expression).map { !$0 }
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return holds(only.expression)
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return options.defines.contains(name.baseName.text)
    }
    return expression.as(FunctionCallExprSyntax.self).flatMap(answer(to:))
  }

  /// The answer to `os(…)` and `targetEnvironment(…)`.
  func answer(to call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    default: return nil
    }
  }

  /// `||` binds less than `&&`; there are no other operators here.
  private func holds(_ sequence: SequenceExprSyntax) -> Bool? {
    var any: Bool? = false
    var all: Bool? = true
    for element in sequence.elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self) {
        guard sign.operator.text == "||" else { continue }
        any = either(any, all)
        all = true
      } else {
        all = both(all, holds(element))
      }
    }
    return either(any, all)
  }

  private func either(_ one: Bool?, _ other: Bool?) -> Bool? {
    if one == true || other == true { return true }
    return one == nil || other == nil ? nil : false
  }

  private func both(_ one: Bool?, _ other: Bool?) -> Bool? {
    if one == false || other == false { return false }
    return one == nil || other == nil ? nil : true
  }
}
