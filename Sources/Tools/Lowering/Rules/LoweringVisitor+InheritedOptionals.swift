import SwiftSyntax

extension LoweringVisitor {
  /// Declares the optional methods of the frameworks' protocols that a class adopts and a subclass
  /// implements; each calls the default implementation of an object without methods.
  func declareInheritedOptionals(_ scope: Scope, _ members: MemberBlockSyntax) {
    guard scope.kind == .classType, scope.localInheritance == nil, !scope.path.isEmpty else {
      return
    }
    let access = interface.publicity(of: scope.path)
    insert(
      interface.optionalsForSubclasses(of: scope.path).map { item in
        let fallback = tail.objectWithoutMethods(of: item.type, conditions)
        return (item.type.isOnMainActor ? FoldedMember.isolation : "") + access
          + item.method.calling("\(fallback)()")
      }, before: members)
  }

  /// Makes a method override the one that a superclass declares for it.
  func overrideInheritedOptional(_ node: FunctionDeclSyntax) {
    guard let scope = scopes.last, scope.kind == .classType,
      let adopter = interface.adopter(ofOptional: node.fullName, in: scope.path)
    else { return }
    if let word = node.modifiers.first(named: "private")
      ?? node.modifiers.first(named: "fileprivate")
    {
      edits.blank(word.bytes)
    }
    let access = interface.accessOfOverride(in: scope.path, of: adopter)
    let isStated = node.modifiers.has("public", "open", "package")
    edits.insert((isStated ? "" : access) + "override ", at: node.funcKeyword.bytes.lowerBound)
  }
}
