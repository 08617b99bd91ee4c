import SwiftSyntax

extension LoweringVisitor {
  /// The accessibility members of `NSObject` whose names do not begin with `accessibility`.
  private static let accessibilityMembers: Set<String> = [
    "isAccessibilityElement", "isAccessibilityElementBlock", "shouldGroupAccessibilityChildren",
  ]

  /// Gives an object that overrides accessibility members the superclass that has them here.
  ///
  /// On an iPhone `NSObject` has them, which an extension cannot do so that they can be overridden.
  func lowerAccessibleObject(_ node: ClassDeclSyntax) {
    guard options.modules?.contains("UIKit") == true, source.text.mentions("ccessibility"),
      let parent = node.inheritanceClause?.inheritedTypes.first?.type,
      parent.trimmedDescription == "NSObject",
      node.memberBlock.activeMembers(condition).contains(where: overridesAccessibility)
    else { return }
    edits.replace(parent.bytes, with: "AccessibleObject")
    tail.add("import class UIKit.AccessibleObject", [])
    for member in node.memberBlock.activeMembers(condition) { lowerIdentifier(member) }
  }

  /// Lowers the identifier that such an object declares: on an iPhone `NSObject` has none, and here
  /// its superclass has one.
  private func lowerIdentifier(_ member: DeclSyntax) {
    guard let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      !variable.modifiers.has("override", "static", "class"),
      let binding = variable.bindings.first,
      binding.pattern.trimmedDescription == "accessibilityIdentifier"
    else { return }
    if binding.accessorBlock != nil {
      edits.insert("override ", at: variable.bindingSpecifier.bytes.lowerBound)
    } else if binding.initializer.map({ $0.value.is(NilLiteralExprSyntax.self) }) ?? true {
      blankItem(variable)
    }
  }

  private func overridesAccessibility(_ member: DeclSyntax) -> Bool {
    let names: [String]
    if let variable = member.as(VariableDeclSyntax.self), variable.modifiers.has("override") {
      names = variable.bindings.map(\.pattern.trimmedDescription)
    } else if let method = member.as(FunctionDeclSyntax.self), method.modifiers.has("override") {
      names = [method.name.text]
    } else {
      return false
    }
    return names.contains {
      $0.hasPrefix("accessibility") || Self.accessibilityMembers.contains($0)
    }
  }
}
