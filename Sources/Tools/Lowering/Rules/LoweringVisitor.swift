import SwiftSyntax

/// A visitor that lowers one file.
///
/// The rules are in the extensions.
final class LoweringVisitor: SyntaxVisitor {
  let source: LoweringSource
  let interface: ModuleInterface
  let options: LoweringOptions
  let condition: PlatformCondition
  let tree: SourceFileSyntax
  private lazy var positions = SourcePositions(source.text)
  /// The names that the file declares to be `AnyObject`.
  lazy var anyObjectNames = mentionsAnyObject ? AnyObjectNames(tree).names : []
  /// Whether the file may use an `AnyObject`, whose members need a type here.
  private(set) lazy var mentionsAnyObject =
    interface.hasObjects || source.text.mentions("AnyObject")
    || options.has("UIKit")
      && (source.text.mentions("firstItem") || source.text.mentions("secondItem"))
  /// Whether the file may use the target of a control, an action or a bar item.
  private(set) lazy var mentionsTarget = source.text.mentions("target")
  var edits: SourceEdits
  var scopes: [Scope] = []
  var tail: FileTail
  /// The enclosing `#if` conditions that only the compiler can evaluate.
  var conditions: [String] = []
  /// The type aliases of string wrappers that functions of the file declare.
  var localWrapperAliases: Set<String> = []
  private var diagnostics: [LoweringDiagnostic] = []

  init(
    _ source: LoweringSource, _ tree: SourceFileSyntax, _ interface: ModuleInterface,
    _ options: LoweringOptions
  ) {
    (self.source, self.interface, self.options) = (source, interface, options)
    condition = PlatformCondition(options: options)
    self.tree = tree
    edits = SourceEdits(source.text)
    tail = FileTail(
      source, isSwift6: options.isSwift6,
      selectorType: interface.declares("Selector") ? "TactusSelectors.Selector" : "Selector")
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the lowered file.
  func result() -> LoweredFile {
    let tail = tail.text
    let isChanged = !edits.isEmpty || !tail.isEmpty
    return LoweredFile(
      path: source.path, text: isChanged ? edits.result(tail: tail) : source.text,
      diagnostics: diagnostics, isChanged: isChanged)
  }

  /// Reports that code cannot be lowered.
  func diagnose(_ node: some SyntaxProtocol, _ message: String) {
    let place = positions.place(of: node.positionAfterSkippingLeadingTrivia)
    diagnostics.append(
      LoweringDiagnostic(
        path: source.path, line: place.line, column: place.column, message: message))
  }

  /// The enclosing type, outside of any functions.
  var type: Scope? { scopes.last { $0.kind != .function } }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    importSharedNames(node)
    importHeaderModules()
    importUnstatedUIKit(node)
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      if let condition = clause.condition { lowerCondition(condition) }
    }
    for (elements, text) in node.activeContents(condition) {
      if let text { conditions.append(text) }
      walk(elements)
      if text != nil { conditions.removeLast() }
    }
    return .skipChildren
  }

  private func lowerCondition(_ node: ExprSyntax) {
    for (call, answer) in condition.answers(in: node) {
      edits.replace(call.bytes, with: answer ? "true" : "false")
    }
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    mapAddedLines(to: node)
    lowerFixtures(node)
    lowerAccessibleObject(node)
    lowerLoadingProtocol(node)
    importSuperclassParts(node)
    lowerSessionInitializer(node)
    var scope = Scope(kind: .classType, name: node.name.text)
    scope.isUnreachable = node.genericParameterClause != nil
    scope.isGenericClass = scope.isUnreachable && scopes.isEmpty
    if node.attributes.isHiddenFromSwift { scope.isUnreachable = true }
    scope.isPrivate = node.modifiers.has("private")
    if scopes.last?.kind == .function, !scope.isUnreachable {
      scope.localInheritance = node.inheritanceClause?.inheritedTypes.map {
        $0.type.trimmedDescription
      }
    }
    scope.exposesMembers =
      node.attributes.first(named: "objcMembers") != nil
      || interface.hasExposedMembers(path(of: node.name.text))
    enter(scope)
    let path = scopes[scopes.count - 1].path
    lowerTestCaseInitializer(node, of: path)
    registerGivenName(node)
    registerExports()
    let isLocal = scopes.contains { $0.kind == .function }
    let extensionMembers = interface.folds(into: path)
    importModules(of: extensionMembers)
    let folds =
      extensionMembers.map(\.text) + lowerInitializers(node, of: path)
      + lowerBundleInitializers(node)
      + (isLocal ? [] : interface.inheritedMembers(into: path, node))
      + creators(of: path, node.inheritanceClause, isClass: true, node.modifiers)
    insert(
      folds + forwarders(in: node.memberBlock, of: path) + inheritedForwarders(of: path, node),
      before: node.memberBlock)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) {
    leave(node.memberBlock, node.inheritanceClause)
  }

  /// The generic classes of the frameworks, which the end of a file cannot name in an extension.
  private static let genericFrameworkClasses: Set<String> = [
    "NSCache", "NSFetchRequest", "NSFetchedResultsController", "NSHashTable", "NSLayoutAnchor",
    "NSMapTable", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
  ]

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    mapAddedLines(to: node)
    let name = node.extendedType.trimmedDescription
    let path = interface.canonical(name)
    var scope = Scope(kind: .classExtension, name: name)
    scope.path = path
    scope.isUnreachable =
      node.genericWhereClause != nil || name.contains("<")
      || interface.isInGenericType(path) || Self.genericFrameworkClasses.contains(path)
      || interface.protocols[path] != nil || node.attributes.isHiddenFromSwift
    scope.exposesMembers =
      node.attributes.first(named: "objc") != nil || interface.hasExposedMembers(path)
    enter(scope)
    if lowerRepeatedExtension(node) { return .skipChildren }
    if node.inheritanceClause != nil { registerExports() }
    lowerExtensionOfResults(node)
    bridgeError(node)
    lowerNumberConformance(node)
    let creators = creators(
      of: path, node.inheritanceClause, isClass: interface.classes[path] != nil, nil)
    insert(forwarders(in: node.memberBlock, of: path) + creators, before: node.memberBlock)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) {
    leave(node.memberBlock)
    lowerSelfConformance(node)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    mapAddedLines(to: node)
    var scope = Scope(kind: .type, name: node.name.text)
    scope.isUnreachable = node.genericParameterClause != nil
    scope.isPrivate = node.modifiers.has("private")
    enter(scope)
    bridgeError(node.inheritanceClause)
    insertCreators(node.inheritanceClause, node.modifiers, node.memberBlock)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    mapAddedLines(to: node)
    var scope = Scope(kind: .type, name: node.name.text)
    scope.isUnreachable = node.genericParameterClause != nil
    scope.isPrivate = node.modifiers.has("private")
    enter(scope)
    bridgeError(node.inheritanceClause)
    insertCreators(node.inheritanceClause, node.modifiers, node.memberBlock)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(Scope(kind: .type, name: node.name.text, isUnreachable: true))
    insertCreators(node.inheritanceClause, node.modifiers, node.memberBlock)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    mapAddedLines(to: node)
    lowerProtocol(node)
    lowerCreatingProtocol(node)
    enter(Scope(kind: .protocolType, name: node.name.text, isUnreachable: true))
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(Scope(kind: .function, isUnreachable: true))
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }

  // The statements of a getter without `get`.
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter = node.accessors {
      scopes.append(Scope(kind: .function, isUnreachable: true))
    }
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) {
    if case .getter = node.accessors { scopes.removeLast() }
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(Scope(kind: .function, isUnreachable: true))
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }

  private func enter(_ scope: Scope) {
    var scope = scope
    if scope.path.isEmpty { scope.path = path(of: scope.name) }
    scope.isUnreachable = scope.isUnreachable || scopes.contains(where: \.isUnreachable)
    scope.isPrivate =
      !scopes.isEmpty && (scope.isPrivate || scopes.contains { $0.isPrivate })
    scopes.append(scope)
  }

  /// Returns the name of a type that the current scope declares, with its enclosing types.
  func path(of name: String) -> String {
    let outer = scopes.last { !$0.path.isEmpty }?.path
    return outer.map { $0 + "." + name } ?? name
  }

  /// Maps the lines that the lowering of a node adds to the line of the node.
  func mapAddedLines(to node: some SyntaxProtocol) {
    tail.origin = positions.place(of: node.positionAfterSkippingLeadingTrivia).line
  }

  /// Leaves a type, and writes its registrations at the end of the file or, for a nested type,
  /// inside the type, where private names are visible.
  private func leave(_ members: MemberBlockSyntax, _ inherited: InheritanceClauseSyntax? = nil) {
    mapAddedLines(to: members)
    let scope = scopes.removeLast()
    conform(scope, members, inherited)
    forwardMessages(scope, members, inherited)
    declareInheritedOptionals(scope, members)
    conformToOverrides(scope, inherited)
    insert(scope.exchangedMethods, before: members)
    if !scope.sharedMethods.isEmpty {
      tail.register(scope.sharedMethods, of: scope.name, conditions)
    }
    guard !scope.registrations.statements.isEmpty else { return }
    let name = tail.nextRegistration()
    if scope.localInheritance != nil {
      // Nothing outside of the function can name the class: the function registers its methods.
      insert(
        [
          "nonisolated fileprivate static func \(name)() { "
            + scope.registrations.statements.joined(separator: "; ") + " }"
        ], before: members)
      edits.insert("; \(scope.name).\(name)()", at: members.rightBrace.bytes.upperBound)
      return
    }
    let function =
      "@available(*, deprecated) @MainActor fileprivate static func \(name)() { "
      + scope.registrations.statements.joined(separator: "; ") + " }"
    if scopes.isEmpty {
      // Deprecated declarations may use deprecated names without a warning.
      tail.register(
        "@available(*, deprecated) extension \(scope.name) { \(function) }",
        "\(scope.name).\(name)", conditions)
    } else {
      insert([function], before: members)
      scopes[scopes.count - 1].registrations.statements.append("\(scope.name).\(name)()")
    }
  }

  /// Inserts members at the end of a type.
  func insert(_ members: [String], before block: MemberBlockSyntax) {
    guard !members.isEmpty else { return }
    let brace = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    let isOwnLine = edits.isBeginBlank(before: brace) || block.members.isEmpty
    let text = members.joined(separator: "; ")
    if insertedBefore.insert(brace).inserted {
      edits.insert((isOwnLine ? "" : "; ") + text + " ", at: brace)
    } else {
      edits.insert("; " + text + " ", at: brace)
    }
  }
  private var insertedBefore: Set<Int> = []

  // MARK: Members and expressions

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    lowerAttribute(node)
    return .visitChildren
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerImport(node)
    return .skipChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    mapAddedLines(to: node)
    lowerNumberOperator(node)
    lowerAsyncDelegate(node)
    lowerFunction(node)
    lowerStreamOverride(node)
    lowerFulfillment(node)
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerInitializer(node)
    registerExport(node)
    lowerEarlyProperties(node)
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    mapAddedLines(to: node)
    lowerVariable(node)
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.last?.kind == .function, containsStringWrapper(node.initializer.value) {
      localWrapperAliases.insert(node.name.text)
    }
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    mapAddedLines(to: node)
    switch node.macroName.text {
    case "selector": lowerSelector(node)
    case "keyPath": lowerKeyPath(node)
    case "Preview" where isAtFileScope(node): blankItem(node)
    default: return .visitChildren
    }
    return .skipChildren
  }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    lowerAvailability(node)
    return .skipChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview", isAtFileScope(node) else { return .visitChildren }
    blankItem(node)
    return .skipChildren
  }

  /// Removes a statement or a member with the semicolon that ends it, which cannot stand alone.
  func blankItem(_ node: some SyntaxProtocol) {
    edits.blank(node.bytes)
    if let semicolon = node.endingSemicolon { edits.blank(semicolon.bytes) }
  }

  /// Returns whether a macro is expanded at file scope, where `#Preview` is for Xcode's canvas.
  private func isAtFileScope(_ node: some SyntaxProtocol) -> Bool {
    scopes.isEmpty && node.parent?.is(CodeBlockItemSyntax.self) == true
  }
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    lowerCall(node)
    return .visitChildren
  }
  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    lowerCall(node)
    return .visitChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) {
      lowerModuleName(base.baseName, node.period, node.declName.baseName)
    }
    lowerDynamic(node)
    lowerMessage(node)
    lowerKeyValueSuper(node)
    lowerClassSuper(node)
    lowerMissingSuper(node)
    lowerDispatchedSuper(node)
    lowerOptionalValue(node)
    lowerTimerCreation(node)
    lowerBytesOfCast(node)
    lowerFileTime(node)
    return .visitChildren
  }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    lowerObjectSubscript(node)
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    lowerUndo(node)
    lowerCreation(node)
    lowerOrderedSet(node)
    lowerFulfillment(node)
    lowerMeasurement(node)
    lowerObjectArguments(node)
    lowerClassDescription(node)
    lowerCodingClass(node)
    lowerProcessInfo(node)
    lowerSuiteName(node)
    lowerSymbolSearch(node)
    lowerNumberFunction(node)
    lowerAddressFamily(node)
    lowerHeaderField(node)
    lowerResponse(node)
    lowerResourceURLs(node)
    lowerModelResource(node)
    lowerObservedKeyPath(node)
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    lowerStreamError(node)
    lowerHeaderFields(node)
    lowerClassName(node)
    return .visitChildren
  }
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    lowerDoubleOptional(node)
    return .visitChildren
  }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    lowerDoubleOptional(node)
    return .visitChildren
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) {
      lowerModuleName(base.name, node.period, node.name)
    }
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    lowerTimerType(node)
    return .visitChildren
  }
  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    lowerOpaqueType(node)
    return .visitChildren
  }
  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    lowerObjectConstants(node)
    lowerTextKeys(node)
    return .visitChildren
  }
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    lowerObjectConstants(node)
    lowerPresence(node)
    lowerCasts(node)
    lowerEmptyURL(node)
    lowerAttributeKeys(node)
    return .visitChildren
  }
}
