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
