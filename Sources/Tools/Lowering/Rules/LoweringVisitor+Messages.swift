import SwiftSyntax

extension LoweringVisitor {
  /// Lowers a message to an `AnyObject`: `target?.perform(action)`.
  ///
  /// Objective-C sends it to any object; in Swift the type must have such a method, so a function
  /// sends it.
  func lowerMessage(_ node: MemberAccessExprSyntax) {
    guard options.modules?.contains("TactusFoundation") == true else { return }
    lowerSystemMember(node)
    if lowerClassMessage(node) { return }
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id,
      let label = Self.messages[node.declName.trimmedDescription],
      call.arguments.first?.label?.text ?? "" == label, let base = node.base
    else { return }
    let object =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    guard isAnyObject(object) || kind(of: object) == .object else { return }
    edits.insert("_AM(", at: object.bytes.lowerBound)
    edits.insert(")", at: object.bytes.upperBound)
  }

  /// Lowers a message to an `AnyClass`, such as the result of `NSClassFromString(_:)`:
  /// `type.responds(to: action)`.
  ///
  /// - Returns: Whether it is such a message.
  private func lowerClassMessage(_ node: MemberAccessExprSyntax) -> Bool {
    guard let labels = Self.classMessages[node.declName.baseName.text],
      let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id,
      labels.contains(call.arguments.map { $0.label?.text ?? "_" }), let base = node.base
    else { return false }
    let object =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    guard kind(of: object) == .anyClass else { return false }
    if node.declName.baseName.text == "description", object.isTypeOfObject { return false }
    edits.insert("_AM(", at: object.bytes.lowerBound)
    // A chain such as `view?.classForCoder` ends with the argument.
    let isContinued = object.id == base.id && object.isOptionalChain
    edits.insert(isContinued ? ")?" : ")", at: object.bytes.upperBound)
    return true
  }

  /// The messages that every class understands, with the labels of their arguments.
  private static let classMessages: [String: [[String]]] = [
    "conforms": [["to"]], "description": [[]], "instancesRespond": [["to"]],
    "isSubclass": [["of"]], "perform": [["_"], ["_", "with"], ["_", "with", "with"]],
    "responds": [["to"]], "superclass": [[]], "value": [["forKey"]],
  ]

  /// Lowers `(sender as AnyObject).tag`: a member that `TactusFoundation` or UIKit finds in any
  /// object.
  private func lowerSystemMember(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard let base = node.base else { return }
    if let methods = SystemMessages.methods[name] {
      guard let call = node.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == node.id,
        methods.contains(call.arguments.map { $0.label?.text ?? "_" })
      else { return }
    } else {
      let isNeeded = SystemMessages.views.contains(name) ? "UIKit" : "TactusFoundation"
      guard SystemMessages.properties.contains(name), options.has(isNeeded) else { return }
    }
    let object =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    guard mentionsAnyObject, !isAssigned(node), interface.owner(ofExposed: name) == nil,
      kind(of: object) == .object
    else { return }
    edits.insert("_AM(", at: object.bytes.lowerBound)
    edits.insert(")", at: object.bytes.upperBound)
  }

  /// Lowers `(json as AnyObject)["name"]`: the subscript of a dictionary, an array or another
  /// collection, which `TactusFoundation` finds in any object.
  func lowerObjectSubscript(_ node: SubscriptCallExprSyntax) {
    guard options.modules?.contains("TactusFoundation") == true, mentionsAnyObject,
      node.arguments.count == 1, node.arguments.first?.label == nil
    else { return }
    let base = node.calledExpression
    let object =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    guard kind(of: object) == .object else { return }
    edits.insert("_AM(", at: object.bytes.lowerBound)
    edits.insert(")", at: object.bytes.upperBound)
  }

  /// Returns the kind of an expression; nil if it is unknown.
  func kind(of expression: ExprSyntax) -> ObjectKind? {
    let kind = ObjectKind(expression, in: ObjectKind.Lookup(interface: interface))
    guard kind == nil || kind == .other else { return kind }
    // The element of a list in another one, and the like.
    return StatedType(expression, in: interface)?.objectKind ?? kind
  }

  /// Returns whether an expression is assigned to, which the result of `_AM(…)` does not allow.
  func isAssigned(_ node: MemberAccessExprSyntax) -> Bool {
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

  /// The messages that every Objective-C object understands, and the labels of their first
  /// arguments.
  private static let messages: [String: String] = [
    "perform": "", "performSelector": "onMainThread", "responds": "to",
  ]

  /// Returns whether an expression is an `AnyObject`, judged by the file's declarations of its
  /// name; `target` without a declaration is UIKit's property of controls, actions and bar items.
  func isAnyObject(_ node: ExprSyntax) -> Bool {
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self)
    {
      return cast.elements.count == 3 && cast.elements.last?.trimmedDescription == "AnyObject"
    }
    let name =
      node.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? node.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let name else { return false }
    if anyObjectNames.contains(name) { return true }
    guard options.has("UIKit"), mentionsTarget, !interface.hasProperty("target") else {
      return name == "target" && options.has("UIKit") && kind(of: node) == nil
    }
    var lookup = ObjectKind.Lookup(interface: interface)
    lookup.hasTargets = true
    return (ObjectKind(node, in: lookup) ?? (name == "target" ? .object : nil)) == .object
  }
}

extension ExprSyntax {
  /// Whether the expression is `type(of: object)`, whose description is read by another function.
  fileprivate var isTypeOfObject: Bool {
    self.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "type"
  }
}

/// A visitor that collects the names declared as `AnyObject`: properties, parameters and tuple
/// elements.
final class AnyObjectNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    record(
      node.pattern.as(IdentifierPatternSyntax.self)?.identifier, node.typeAnnotation?.type)
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    record(node.secondName ?? node.firstName, node.type)
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    record(node.secondName ?? node.firstName, node.type)
    return .visitChildren
  }
  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    record(node.secondName ?? node.firstName, node.type)
    return .visitChildren
  }

  private func record(_ name: TokenSyntax?, _ type: TypeSyntax?) {
    guard let name, var type else { return }
    if let inner = type.as(OptionalTypeSyntax.self)?.wrappedType { type = inner }
    if let inner = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType { type = inner }
    if type.trimmedDescription == "AnyObject" { names.insert(name.text) }
  }
}
