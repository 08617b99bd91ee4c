import SwiftSyntax

extension LoweringVisitor {
  /// The properties that are optional twice, by those that are optional once here.
  private static let outerProperties = [
    "accessibilityCustomContentBlock": "_outerCustomContentBlock", "window": "_outer",
  ]

  /// Lowers `let outer = app.delegate?.window`, whose value the code unwraps once more.
  ///
  /// On an iPhone the property is an optional requirement of an optional type; here it is optional
  /// once, and the framework has another property that is optional twice.
  func lowerDoubleOptional(_ node: OptionalBindingConditionSyntax) {
    guard let value = node.initializer?.value else { return }
    // `if let title = annotation.title!`: the property is optional once here.
    if let forced = value.as(ForceUnwrapExprSyntax.self), isOptionalRequirement(forced.expression) {
      return edits.blank(forced.exclamationMark.bytes)
    }
    if let access = value.as(MemberAccessExprSyntax.self), isImplicitlyUnwrapped(access) {
      edits.insert("Optional(", at: value.bytes.lowerBound)
      edits.insert(")", at: value.bytes.upperBound)
      return
    }
    guard let access = value.as(MemberAccessExprSyntax.self),
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    if let outer = outerProperty(access), Self.isUnwrapped(name, after: node) {
      edits.replace(access.declName.bytes, with: outer)
    } else if isOptionalRequirement(value), Self.isBound(name, after: node),
      access.base.map({ !isAnyObject($0) }) ?? true
    {
      edits.insert("Optional(", at: value.bytes.lowerBound)
      edits.insert(")", at: value.bytes.upperBound)
    }
  }

  /// The properties of Foundation that are implicitly unwrapped on an iPhone, and not optional here
  /// (ObjectiveC.FO59).
  private static let implicitlyUnwrapped: Set<String> = [
    "amSymbol", "eraSymbols", "longEraSymbols", "monthSymbols", "pmSymbol", "quarterSymbols",
    "shortMonthSymbols", "shortQuarterSymbols", "shortStandaloneMonthSymbols",
    "shortStandaloneQuarterSymbols", "shortStandaloneWeekdaySymbols", "shortWeekdaySymbols",
    "standaloneMonthSymbols", "standaloneQuarterSymbols", "standaloneWeekdaySymbols",
    "veryShortMonthSymbols", "veryShortStandaloneMonthSymbols",
    "veryShortStandaloneWeekdaySymbols", "veryShortWeekdaySymbols", "weekdaySymbols",
  ]

  /// Returns whether a member is a property of Foundation that is implicitly unwrapped on an
  /// iPhone; a property of the module's own with the same name is not.
  private func isImplicitlyUnwrapped(_ access: MemberAccessExprSyntax) -> Bool {
    let name = access.declName.baseName.text
    return access.base.map { !$0.isOptionalChain } == true
      && Self.implicitlyUnwrapped.contains(name) && !interface.hasProperty(name)
  }

  /// Returns whether a later condition of the same list binds a bound value once more: `if let
  /// outer = annotation.title, let title = outer`.
  private static func isBound(_ name: String, after node: OptionalBindingConditionSyntax) -> Bool {
    guard let element = node.parent?.as(ConditionElementSyntax.self),
      let list = element.parent?.as(ConditionElementListSyntax.self)
    else { return false }
    return list.drop { $0.id != element.id }.dropFirst().contains { next in
      guard let binding = next.condition.as(OptionalBindingConditionSyntax.self) else {
        return false
      }
      let value = binding.initializer?.value.as(DeclReferenceExprSyntax.self)?.baseName.text
      return value == name
        || binding.initializer == nil && binding.pattern.trimmedDescription == name
    }
  }

  /// Lowers `var outer = app.delegate.window` in a function, where a condition that follows binds
  /// the variable, and the code unwraps the bound value once more.
  func lowerDoubleOptional(_ node: PatternBindingSyntax) {
    guard node.typeAnnotation == nil,
      let access = node.initializer?.value.as(MemberAccessExprSyntax.self),
      let outer = outerProperty(access),
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let item = node.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
      let statements = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return }
    let finder = BindingFinder(name)
    statements.drop { $0.id != item.id }.dropFirst().forEach { finder.walk($0) }
    let isUnwrapped = finder.found.contains { binding in
      let inner = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      return inner.map { Self.isUnwrapped($0, after: binding) } ?? false
    }
    if isUnwrapped { edits.replace(access.declName.bytes, with: outer) }
  }

  /// Returns the property that is optional twice, for one that is optional twice on an iPhone; nil
  /// for any other.
  private func outerProperty(_ access: MemberAccessExprSyntax) -> String? {
    Self.outerProperties[access.declName.baseName.text].flatMap {
      $0 != "_outer" || isNamedDelegate(access.base) ? $0 : nil
    }
  }

  /// Returns whether code after a condition that binds a name unwraps the bound value.
  private static func isUnwrapped(
    _ name: String, after node: OptionalBindingConditionSyntax
  ) -> Bool {
    guard let element = node.parent?.as(ConditionElementSyntax.self),
      let list = element.parent?.as(ConditionElementListSyntax.self)
    else { return false }
    let finder = UnwrappingFinder(name)
    list.drop { $0.id != element.id }.dropFirst().forEach { finder.walk($0) }
    if let body = list.parent?.as(IfExprSyntax.self)?.body {
      finder.walk(body)
    } else if let item = list.parent?.parent?.as(CodeBlockItemSyntax.self),
      list.parent?.is(GuardStmtSyntax.self) == true,
      let statements = item.parent?.as(CodeBlockItemListSyntax.self)
    {
      statements.drop { $0.id != item.id }.dropFirst().forEach { finder.walk($0) }
    }
    return finder.isFound
  }

  /// Returns whether an expression is a variable or property named `delegate`, or a variable that
  /// is declared as the value of one.
  ///
  /// Another variable with another name, such as `appDelegate`, is mostly of the app's own class,
  /// whose property is optional once.
  private func isNamedDelegate(_ expression: ExprSyntax?) -> Bool {
    let inner =
      expression?.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression?.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
    let name =
      inner?.as(MemberAccessExprSyntax.self)?.declName ?? inner?.as(DeclReferenceExprSyntax.self)
    guard let name, name.baseName.text != "delegate" else { return name != nil }
    guard let variable = inner?.as(DeclReferenceExprSyntax.self) else { return false }
    let finder = DelegateFinder(variable)
    var scope: Syntax? = Syntax(variable)
    while let inner = scope, !inner.isFunction { scope = inner.parent }
    scope.map(finder.walk)
    return finder.isFound
  }
}

/// A visitor that finds the use of a variable as an optional value.
private final class UnwrappingFinder: SyntaxVisitor {
  private(set) var isFound = false
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    record(node.expression)
  }
  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    record(node.expression)
  }
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { return record(value) }
    isFound = isFound || node.pattern.trimmedDescription == name
    return .visitChildren
  }

  // A closure may capture the variable weakly.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let captured = node.signature?.capture?.items.contains { $0.name.text == name }
    return captured == true ? .skipChildren : .visitChildren
  }

  private func record(_ expression: ExprSyntax) -> SyntaxVisitorContinueKind {
    isFound =
      isFound || expression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    return .visitChildren
  }
}

/// A visitor that finds the conditions that bind the value of a variable.
private final class BindingFinder: SyntaxVisitor {
  private(set) var found: [OptionalBindingConditionSyntax] = []
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    let value = node.initializer?.value.trimmedDescription ?? node.pattern.trimmedDescription
    if value == name { found.append(node) }
    return .visitChildren
  }
}

/// A visitor that finds the declaration of a variable as the value of a property named `delegate`.
private final class DelegateFinder: SyntaxVisitor {
  private(set) var isFound = false
  private let variable: DeclReferenceExprSyntax

  init(_ variable: DeclReferenceExprSyntax) {
    self.variable = variable
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    record(node.pattern, node.initializer?.value)
  }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    record(node.pattern, node.initializer?.value)
  }

  private func record(_ pattern: PatternSyntax, _ value: ExprSyntax?) -> SyntaxVisitorContinueKind {
    guard pattern.trimmedDescription == variable.baseName.text, pattern.position < variable.position
    else { return .visitChildren }
    let access = (value?.as(ForceUnwrapExprSyntax.self)?.expression ?? value)?
      .as(MemberAccessExprSyntax.self)
    // The last declaration before the use counts.
    isFound = access?.declName.baseName.text == "delegate"
    return .visitChildren
  }
}

extension Syntax {
  /// Whether the node is a function, an initializer, an accessor or a property.
  fileprivate var isFunction: Bool {
    switch kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .memberBlockItem: true
    default: false
    }
  }
}
