import SwiftSyntax

extension LoweringVisitor {
  /// Has what is declared as `AnyObject` told by a function: `target?.perform(action)`.
  ///
  /// Objective-C tells it to whatever object it is, Swift only to one that is known to have such a method.
  func lowerMessage(_ node: MemberAccessExprSyntax) {
    guard options.modules?.contains("PhoneFoundation") == true else { return }
    lowerSystemMember(node)
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id,
      let label = Self.messages[node.declName.trimmedDescription],
      call.arguments.first?.label?.text ?? "" == label, let base = node.base
    else { return }
    let object =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    guard isAnyObject(object) else { return }
    edits.insert("_AM(", at: object.bytes.lowerBound)
    edits.insert(")", at: object.bytes.upperBound)
  }

  /// `(sender as AnyObject).tag`: what `PhoneFoundation` and UIKit know to find in whatever object it is.
  private func lowerSystemMember(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard let base = node.base else { return }
    if let labels = SystemMessages.methods[name] {
      guard let call = node.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == node.id,
        call.arguments.map({ $0.label?.text ?? "_" }) == labels
      else { return }
    } else {
      let isNeeded = SystemMessages.views.contains(name) ? "UIKit" : "PhoneFoundation"
      guard SystemMessages.properties.contains(name), options.has(isNeeded) else { return }
    }
    let object =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    let isCast = object.is(TupleExprSyntax.self)
    guard isCast ? isAnyObject(object) : isAnyObjectParameter(object), !isAssigned(node),
      facts.owner(ofExposed: name) == nil
    else { return }
    edits.insert("_AM(", at: object.bytes.lowerBound)
    edits.insert(")", at: object.bytes.upperBound)
  }

  /// Whether something is given to it: that can be no `AnyObject`.
  private func isAssigned(_ node: MemberAccessExprSyntax) -> Bool {
    var last = Syntax(node)
    while let outer = last.parent?.as(MemberAccessExprSyntax.self), outer.base?.id == last.id {
      last = Syntax(outer)
    }
    guard let list = last.parent?.as(ExprListSyntax.self), list.first?.id == last.id else {
      return false
    }
    let sign = list.dropFirst().first
    return sign?.is(AssignmentExprSyntax.self) == true
      || sign?.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") == true
        && sign?.as(BinaryOperatorExprSyntax.self)?.operator.text != "=="
  }

  /// Whether an expression is a parameter of the function around it that is an `AnyObject`.
  private func isAnyObjectParameter(_ node: ExprSyntax) -> Bool {
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text,
      anyObjectNames.contains(name)
    else { return false }
    var outer = node.parent
    while let next = outer {
      let parameters =
        next.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? next.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      if let parameters {
        let type = parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type
        return ["AnyObject", "AnyObject?", "AnyObject!"].contains(type?.trimmedDescription)
      }
      outer = next.parent
    }
    return false
  }

  /// What every object of Objective-C's can be told, and the label of its first argument.
  private static let messages: [String: String] = [
    "perform": "", "performSelector": "onMainThread", "responds": "to",
  ]

  /// Whether an expression is an `AnyObject` by what the file says of its name.
  private func isAnyObject(_ node: ExprSyntax) -> Bool {
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self)
    {
      return cast.elements.count == 3 && cast.elements.last?.trimmedDescription == "AnyObject"
    }
    let name =
      node.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? node.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name.map(anyObjectNames.contains) ?? false
  }
}

/// Finds what a file declares to be `AnyObject`: properties, parameters, and parts of tuples.
final class AnyObjectNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    note(
      node.pattern.as(IdentifierPatternSyntax.self)?.identifier, node.typeAnnotation?.type)
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.secondName ?? node.firstName, node.type)
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.secondName ?? node.firstName, node.type)
    return .visitChildren
  }
  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    note(node.secondName ?? node.firstName, node.type)
    return .visitChildren
  }

  private func note(_ name: TokenSyntax?, _ type: TypeSyntax?) {
    guard let name, var type else { return }
    if let inner = type.as(OptionalTypeSyntax.self)?.wrappedType { type = inner }
    if let inner = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType { type = inner }
    if type.trimmedDescription == "AnyObject" { names.insert(name.text) }
  }
}
