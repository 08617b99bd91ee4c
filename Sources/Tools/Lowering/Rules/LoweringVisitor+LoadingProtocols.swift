import SwiftSyntax

extension LoweringVisitor {
  /// Lowers a subclass of `URLProtocol`: on Linux its initializers are required, and its task can
  /// be set.
  func lowerLoadingProtocol(_ node: ClassDeclSyntax) {
    guard options.has("TactusFoundation"),
      let parent = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      interface.canonical(parent) == "URLProtocol"
    else { return }
    for member in node.memberBlock.activeMembers(condition) {
      if let initializer = member.as(InitializerDeclSyntax.self) {
        requireInitializer(initializer)
      } else if let variable = member.as(VariableDeclSyntax.self) {
        addSetter(to: variable)
      }
    }
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
