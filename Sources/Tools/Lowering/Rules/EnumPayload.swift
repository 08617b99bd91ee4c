import SwiftSyntax

/// An associated value of an enum's case to which a pattern such as `.kind(let type, _)` gives a
/// name.
struct EnumPayload {
  /// The name of the case.
  let name: String
  /// The position among the associated values.
  let index: Int

  /// Creates the associated value that the patterns of a case of a `switch` name; nil if they do
  /// not.
  init?(_ variable: String, in choice: SwitchCaseSyntax) {
    guard let items = choice.label.as(SwitchCaseLabelSyntax.self)?.caseItems,
      let found = items.lazy.compactMap({ Self(variable, in: $0.pattern) }).first
    else { return nil }
    self = found
  }

  /// Creates the associated value that a pattern names; nil if it does not.
  ///
  /// The pattern may end in `?`, where the enum itself is optional.
  init?(_ variable: String, in pattern: PatternSyntax) {
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    let expression = inner.as(ExpressionPatternSyntax.self)?.expression
    guard
      let call = (expression?.as(OptionalChainingExprSyntax.self)?.expression ?? expression)?
        .as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      let index = call.arguments.map({ Self.name(in: $0.expression) }).firstIndex(of: variable)
    else { return nil }
    (self.name, self.index) = (name, index)
  }

  /// Returns the name that an argument of a pattern introduces; nil for any other argument.
  private static func name(in argument: ExprSyntax) -> String? {
    guard let pattern = argument.as(PatternExprSyntax.self)?.pattern else {
      return argument.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    return inner.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
