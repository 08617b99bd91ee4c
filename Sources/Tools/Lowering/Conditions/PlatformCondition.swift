import SwiftSyntax

/// The condition of an `#if`, evaluated as for an iPhone simulator.
///
/// It evaluates `os`, `targetEnvironment`, `canImport` of Apple's modules and the names that `-D`
/// defines. Versions and other conditions are left to the compiler.
struct PlatformCondition {
  let options: LoweringOptions

  /// Returns whether a condition holds; nil if only the compiler can evaluate it.
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
    return expression.as(FunctionCallExprSyntax.self).flatMap { answer(to: $0) ?? canImport($0) }
  }

  /// Returns whether a module that `canImport(…)` names can be imported; nil for other conditions
  /// and for modules that are not Apple's.
  private func canImport(_ call: FunctionCallExprSyntax) -> Bool? {
    guard call.calledExpression.trimmedDescription == "canImport",
      let module = call.arguments.first?.expression.trimmedDescription, call.arguments.count == 1
    else { return nil }
    if options.modules?.contains(module) == true { return true }
    if AppleModules.isMissing(module) || AppleModules.replaced.contains(module) { return false }
    // Without a compiler's search paths the frameworks count as installed.
    return options.modules == nil && AppleModules.present.contains(module) ? true : nil
  }

  /// Returns the value of `os(…)` or `targetEnvironment(…)`; nil for other conditions.
  func answer(to call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == (options.isPlain ? "Linux" : "iOS")
    case "targetEnvironment": return argument == "simulator" && !options.isPlain
    default: return nil
    }
  }

  /// Evaluates a sequence of `||` and `&&`, where `||` has the lower precedence.
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
