import SwiftSyntax

extension LoweringVisitor {
  /// Lowers a member of an extension of another module's class, which this module overrides or
  /// which overrides such a member.
  ///
  /// - Returns: Whether it is such a member; its name is then that of a body.
  func lowerDispatched(_ node: some DeclSyntaxProtocol, _ member: String, isOverride: Bool) -> Bool
  {
    guard let owner = type?.path, !interface.ownClasses.contains(owner) else { return false }
    let types = node.as(FunctionDeclSyntax.self)?.parameterTypes ?? ""
    if isOverride {
      guard let above = interface.extendedAncestor(declaring: member, above: owner) else {
        return false
      }
      if interface.hasOtherTypes(types, of: member, declaredBy: above),
        let line = DispatchedMember(node, of: owner, overload: "")?
          .overload(prefix: interface.bodyPrefix(of: owner))
      {
        tail.add(line, conditions)
      }
      return true
    }
    let overload = interface.overload(types, of: member, in: owner)
    guard interface.isDispatched(member, of: owner),
      let dispatched = DispatchedMember(node, of: owner, overload: overload)
    else { return false }
    let overriding = interface.extendedClasses(overriding: member, below: owner).filter { type in
      overload.isEmpty
        || interface.folds[type]?.contains { $0.name == member && $0.types == types } == true
    }
    guard !overriding.isEmpty || interface.hasOwnOverride(of: member, below: owner) else {
      return false
    }
    let overrides =
      overriding
      .map { (type: $0, prefix: interface.bodyPrefix(of: $0)) }
    for line in dispatched.declarations(
      prefix: interface.bodyPrefix(of: owner), overrides: overrides)
    {
      tail.add(line, conditions)
    }
    return true
  }

  /// Lowers a member of a class of this module that overrides a member of an extension of another
  /// module's class: the highest such class conforms to a protocol.
  ///
  /// - Parameters:
  ///   - member: The name of the member.
  ///   - types: The types of a method's parameters.
  ///   - modifiers: The modifiers of the declaration.
  func lowerDispatchedOverride(
    _ member: String, _ types: String, _ modifiers: DeclModifierListSyntax
  ) {
    let isStatic = modifiers.has("class", "static")
    let member = isStatic ? FileInterface.Fold.classPrefix + member : member
    guard let word = modifiers.first(named: "override"), let scope = scopes.last,
      scope.kind == .classType || scope.kind == .classExtension,
      interface.ownClasses.contains(scope.path),
      let owner = interface.extendedAncestor(declaring: member, above: scope.path),
      interface.isHighestOverride(member, of: scope.path)
    else { return }
    if scope.kind == .classType { edits.blank(word.bytes) }
    scopes[scopes.count - 1].overrideProtocols.append(
      DispatchedMember.overrideProtocol(
        of: member + interface.overload(types, of: member, in: owner), declaredBy: owner))
  }

  /// Lowers `super.prepare()` where `super` means a member of an extension.
  func lowerDispatchedSuper(_ node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) == true, let path = type?.path else { return }
    let base = node.declName.baseName.text
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let count = call.flatMap { call in
      call.calledExpression.id == node.id && call.trailingClosure == nil
        ? call.arguments.count : nil
    }
    guard let prefix = interface.prefixOfSuper(base, argumentCount: count, in: path) else { return }
    edits.replace(node.declName.baseName.bytes, with: prefix + base)
  }

  /// Adds the conformances of a class to the protocols of members that it overrides.
  func conformToOverrides(_ scope: Scope, _ inherited: InheritanceClauseSyntax?) {
    let names = scope.overrideProtocols
    guard !names.isEmpty else { return }
    if scope.isPrivate || scopes.contains(where: { $0.kind == .function }), let inherited {
      edits.insert(names.map { ", " + $0 }.joined(), at: inherited.inheritedTypes.bytes.upperBound)
    } else {
      tail.add("extension \(scope.path): \(names.joined(separator: ", ")) {}", conditions)
    }
  }
}
