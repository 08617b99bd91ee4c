import SwiftSyntax

/// A visitor that collects the names that a file uses and declares.
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
  /// The types of variables and parameters, by name; `_` for a type that the source does not state.
  var variableTypes: [String: Set<String>] = [:]
  /// The types that the file declares with a superclass or protocols, whose members they may have.
  var conformers: Set<String> = []
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

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      record(name, node.typeAnnotation?.type, constructed(node.initializer?.value))
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.identifier.text)
    if node.parent?.is(PatternBindingSyntax.self) != true { record(node.identifier.text, nil) }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = (node.secondName ?? node.firstName).text
    declared.insert(name)
    record(name, node.type)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    record(node.name.text, nil)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    record((node.secondName ?? node.firstName).text, node.type)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.inheritanceClause != nil { conformers.insert(node.name.text) }
    return declare(node.name)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.inheritanceClause != nil { conformers.insert(node.name.text) }
    return declare(node.name)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.inheritanceClause != nil { conformers.insert(node.name.text) }
    return declare(node.name)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    conformers.insert(node.name.text)
    return declare(node.name)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    conformers.insert(node.name.text)
    return declare(node.name)
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    conformers.insert(node.name.text)
    return declare(node.name)
  }

  private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(name.text)
    return .visitChildren
  }

  private func record(_ name: String, _ type: TypeSyntax?, _ constructed: String? = nil) {
    variableTypes[name, default: []].insert(
      type.map { plainName($0) ?? Self.unknownType } ?? constructed ?? Self.unknownType)
  }

  private static let unknownType = "_"

  /// Returns the name of a type without `?` and `!`; nil for other types.
  private func plainName(_ type: TypeSyntax) -> String? {
    if let optional = type.as(OptionalTypeSyntax.self) { return plainName(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return plainName(optional.wrappedType)
    }
    guard let name = type.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil else {
      return nil
    }
    return name.name.text
  }

  /// Returns the type that a call such as `UIButton(type: .system)` creates.
  private func constructed(_ value: ExprSyntax?) -> String? {
    let call = value?.as(FunctionCallExprSyntax.self)
    guard let name = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase == true
    else { return nil }
    return name
  }

  private func use(_ token: TokenSyntax, _ owner: String?) -> Use {
    Use(name: token.text, owner: owner, offset: token.positionAfterSkippingLeadingTrivia)
  }
}
