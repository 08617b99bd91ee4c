import SwiftSyntax

extension LoweringVisitor {
  /// Lowers the uses of observed properties before `super.init`.
  ///
  /// The property wrapper notifies the observers of the object, which is not complete yet, so its
  /// storage is used: `self.title` becomes `self._title.initial`.
  func lowerEarlyProperties(_ node: InitializerDeclSyntax) {
    guard scopes.last?.kind == .classType, !node.modifiers.has("convenience"),
      let statements = node.body?.statements,
      let type = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
    else { return }
    let wrapped = type.memberBlock.activeMembers(condition).compactMap {
      $0.as(VariableDeclSyntax.self).flatMap(wrappedProperty)
    }
    guard !wrapped.isEmpty else { return }
    let names = Dictionary(wrapped, uniquingKeysWith: { first, _ in first })
    let finder = EarlyPropertyFinder(names, parameters: node.signature.parameterClause)
    for statement in statements {
      finder.walk(statement)
      if finder.isComplete { break }
    }
    for name in finder.found {
      edits.insert("_", at: name.lowerBound)
      edits.insert(".initial", at: name.upperBound)
    }
  }

  /// Returns the name of a property that gets a wrapper, and whether it has an initial value.
  private func wrappedProperty(_ node: VariableDeclSyntax) -> (String, Bool)? {
    guard isExposed(node.attributes), node.modifiers.has("dynamic"),
      let wrapper = observationWrapper(of: node), let binding = node.bindings.first
    else { return nil }
    return (
      binding.pattern.trimmedDescription, binding.initializer != nil || wrapper == "@_KN"
    )
  }
}

/// A visitor that finds the uses of an object's properties before the call of `super.init`.
private final class EarlyPropertyFinder: SyntaxVisitor {
  /// The places of the properties' names.
  private(set) var found: [Range<Int>] = []
  /// Whether the call of another initializer has been reached.
  private(set) var isComplete = false
  /// The properties, and whether they have initial values.
  private let properties: [String: Bool]
  /// The names that mean parameters or variables.
  private var hidden: Set<String>

  init(_ properties: [String: Bool], parameters: FunctionParameterClauseSyntax) {
    self.properties = properties
    hidden = Set(parameters.parameters.map { ($0.secondName ?? $0.firstName).text })
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    hidden.insert(node.identifier.text)
    return .skipChildren
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    let called = node.calledExpression.trimmedDescription
    isComplete = isComplete || called == "super.init" || called == "self.init"
  }

  override func visitPost(_ node: MemberAccessExprSyntax) {
    if node.base?.trimmedDescription == "self" {
      record(node.declName.baseName, ExprSyntax(node))
    }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    if access?.declName.id != node.id, !hidden.contains(node.baseName.text) {
      record(node.baseName, ExprSyntax(node))
    }
    return .skipChildren
  }

  private func record(_ name: TokenSyntax, _ use: ExprSyntax) {
    guard !isComplete, let hasValue = properties[name.text] else { return }
    // The first assignment to a property without a value initializes the wrapper.
    let list = use.parent?.as(ExprListSyntax.self)
    let isAssigned =
      list?.first?.id == use.id && list?.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    if hasValue || !isAssigned { found.append(name.bytes) }
  }
}
