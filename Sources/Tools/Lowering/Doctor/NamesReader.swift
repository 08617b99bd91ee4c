import SwiftSyntax

/// Collects the names that a file uses and declares.
final class NamesReader: SyntaxVisitor {
  /// A use of a name, with the type before it, if there is one, and its position.
  struct Use {
    let name: String
    let owner: String?
    let offset: AbsolutePosition
  }

  var types: [Use] = []
  var members: [Use] = []
  /// The calls whose callee is written like a type.
  var initializers: [InitializerUse] = []
  var imports: [Use] = []
  var declared: Set<String> = []
  private let condition: PlatformCondition

  init(_ options: LoweringOptions) {
    condition = PlatformCondition(options: options)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.activeClauses(condition) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.path.first { imports.append(use(first.name, nil)) }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    types.append(use(node.name, nil))
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    members.append(use(node.name, node.baseType.trimmedDescription))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The member access expression records the name after a dot, with its base.
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    if access?.declName.id != node.id { types.append(use(node.baseName, nil)) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.trimmedDescription
    let type = called.hasSuffix(".init") ? String(called.dropLast(5)) : called
    if type.first?.isUppercase == true {
      initializers.append(
        InitializerUse(
          type: type, labels: node.arguments.map { $0.label?.text ?? "_" },
          closureCount: (node.trailingClosure == nil ? 0 : 1)
            + node.additionalTrailingClosures.count,
          offset: node.positionAfterSkippingLeadingTrivia))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    members.append(use(node.declName.baseName, node.base.map { $0.trimmedDescription }))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.has("override") {
      members.append(use(node.name, nil))
    } else {
      declared.insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.identifier.text)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declared.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(name.text)
    return .visitChildren
  }

  private func use(_ token: TokenSyntax, _ owner: String?) -> Use {
    Use(name: token.text, owner: owner, offset: token.positionAfterSkippingLeadingTrivia)
  }
}
