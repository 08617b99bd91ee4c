import SwiftSyntax

extension LoweringVisitor {
  /// Lowers a subclass of `URLProtocol`: on Linux its initializers are required, its task can be
  /// set, and it is not sendable, which Swift 6 requires of it in closures for other threads.
  ///
  /// - Source: public packages in Swift 6 whose protocols are captured so without a conformance of
  ///   their own. Confidence: observed.
  func lowerLoadingProtocol(_ node: ClassDeclSyntax) {
    guard options.has("TactusFoundation"),
      let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      interface.canonical(parent) == "URLProtocol"
    else { return }
    if options.isSwift6, let clause = node.inheritanceClause, !isSendable(node, clause) {
      edits.insert(", @unchecked Sendable", at: clause.inheritedTypes.bytes.upperBound)
    }
    for member in node.memberBlock.activeMembers(condition) {
      if let initializer = member.as(InitializerDeclSyntax.self) {
        requireInitializer(initializer)
      } else if let variable = member.as(VariableDeclSyntax.self) {
        addSetter(to: variable)
      }
    }
  }

  /// Returns whether the source states that a class is sendable, or isolates it.
  private func isSendable(_ node: ClassDeclSyntax, _ clause: InheritanceClauseSyntax) -> Bool {
    let path = scopes.last?.path ?? node.name.text
    let stated =
      clause.inheritedTypes.map { $0.type.trimmedDescription }
      + (interface.conformances[path] ?? [])
    return node.attributes.first(named: "MainActor") != nil
      || stated.contains { $0.hasSuffix("Sendable") }
  }

  private func requireInitializer(_ node: InitializerDeclSyntax) {
    guard
      ["init(request:cachedResponse:client:)", "init(task:cachedResponse:client:)"]
        .contains(node.asMethod.fullName), !node.modifiers.has("required")
    else { return }
    if let word = node.modifiers.first(named: "override") {
      edits.replace(word.bytes, with: "required")
    } else {
      let place = node.modifiers.first?.bytes.lowerBound ?? node.initKeyword.bytes.lowerBound
      edits.insert("required ", at: place)
    }
  }

  /// Adds a setter to an override of the task that has none.
  private func addSetter(to node: VariableDeclSyntax) {
    guard node.modifiers.has("override"), node.bindings.count == 1,
      let binding = node.bindings.first, binding.pattern.trimmedDescription == "task",
      let block = binding.accessorBlock
    else { return }
    let setter = "set { super.task = newValue } "
    if case .accessors(let list) = block.accessors {
      guard list.allSatisfy({ $0.accessorSpecifier.text == "get" }) else { return }
      edits.insert(" " + setter, at: block.rightBrace.bytes.lowerBound)
    } else {
      edits.insert(" get {", at: block.leftBrace.bytes.upperBound)
      edits.insert("} " + setter, at: block.rightBrace.bytes.lowerBound)
    }
  }
}
