import SwiftSyntax

/// An inherited member that an extension of another module's class overrides.
///
/// The extension keeps the body under another name. A subclass at the end of the file overrides the
/// member and calls the body; at launch the class's vtable gets the subclass's entry.
struct InheritedMember {
  /// The declaration of the subclass's member.
  let declaration: String
  /// The declaration that the extension needs beside the body; nil for members without observers.
  private(set) var body: String?

  /// Creates a member; nil for a property without a type.
  ///
  /// - Parameters:
  ///   - node: The declaration in the extension.
  ///   - owner: The class as written.
  ///   - prefix: The prefix of the name of the body.
  ///   - isNonisolated: Whether the member is isolated to no actor, unlike its class.
  init?(_ node: some DeclSyntaxProtocol, of owner: String, prefix: String, isNonisolated: Bool) {
    let modifiers =
      node.as(FunctionDeclSyntax.self)?.modifiers ?? node.as(VariableDeclSyntax.self)?.modifiers
    let isStatic = modifiers?.has("static", "class") == true
    let begin = (isNonisolated ? "nonisolated " : "") + (isStatic ? "override class" : "override")
    let target =
      "ExchangedMethods.target(self as \(owner)\(isStatic ? ".Type" : ""))." + prefix
    if let function = node.as(FunctionDeclSyntax.self) {
      let generics = function.genericParameterClause?.trimmedDescription ?? ""
      let result = function.signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
      declaration = joined(
        "\(begin) func \(function.name.text)\(generics)\(function.parameters)"
          + "\(function.effects)\(result) { \(function.isVoid ? "" : "return ")"
          + "\(function.callEffects)\(target)\(function.name.text)\(function.arguments) }")
      return
    }
    guard let binding = node.as(VariableDeclSyntax.self)?.bindings.first,
      let written = binding.typeAnnotation?.type.trimmedDescription
    else { return nil }
    let (name, type) = (binding.pattern.trimmedDescription, joined(written))
    let observers = FoldedMember(node)?.observers ?? []
    let isWritable = binding.hasSetter || !observers.isEmpty
    let setter = isWritable ? " set { \(target)\(name) = newValue }" : ""
    declaration = "\(begin) var \(name): \(type) { get { \(target)\(name) }\(setter) }"
    guard !observers.isEmpty else { return }
    let calls = observers.map { ($0.isBefore, $0.statement(of: name, prefix: prefix)) }
    let after = calls.filter { !$0.0 }.map(\.1)
    let isOldUsed = after.contains { $0.hasSuffix("(oldValue)") }
    let statements =
      (isOldUsed ? ["let oldValue = super.\(name)"] : []) + calls.filter(\.0).map(\.1)
      + ["super.\(name) = newValue"] + after
    body =
      "fileprivate \(isStatic ? "class " : "")var \(prefix)\(name): \(type) "
      + "{ get { super.\(name) } set { \(statements.joined(separator: "; ")) } }"
  }
}

extension LoweringVisitor {
  /// Adds an inherited member that an extension of another module's class overrides to the class's
  /// vtable.
  ///
  /// - Returns: Whether it can be added.
  func addInherited(_ node: some DeclSyntaxProtocol, of owner: String) -> Bool {
    guard let scope = scopes.last, !scope.isUnreachable,
      let name = FoldedMember(node)?.entry(of: owner)?.name,
      FrameworkMethods.exchangeable[owner]?.contains(name) != true,
      let member = InheritedMember(
        node, of: scope.name, prefix: interface.bodyPrefix(of: owner),
        isNonisolated: isNonisolated(name))
    else { return false }
    tail.needsRuntime = true
    if let body = member.body { tail.add("extension \(scope.name) { \(body) }", conditions) }
    // A subclass of a sendable class states that it is sendable, too.
    let superclasses =
      scope.name + (interface.mayBeSendable(owner) ? ", @unchecked Sendable" : "")
    let plain = tail.plainSubclass(of: superclasses, conditions)
    let subclass = tail.subclass(of: superclasses, member.declaration, conditions)
    scopes[scopes.count - 1].registrations.statements.append(
      "ExchangedMethods.add(membersOf: \(subclass).self, to: \(scope.name).self, "
        + "unlike: \(plain).self)")
    return true
  }
}

extension ModuleInterface {
  /// Returns whether a superclass of a class declares a member whose implementations can be
  /// exchanged.
  func isExchangeable(_ member: String, inSuperclassOf owner: String) -> Bool {
    superclassNames(of: owner).dropFirst().contains {
      FrameworkMethods.exchangeable[$0]?.contains(member) == true
    }
  }

  /// Returns whether a class of another module may be declared to be sendable; Foundation's own
  /// classes rather declare that they are not.
  func mayBeSendable(_ owner: String) -> Bool {
    superclassNames(of: owner).allSatisfy {
      $0 == "NSObject" || classes[$0] != nil || FrameworkClasses.superclasses[$0] != nil
    }
  }

  /// Returns whether an extension of another module's class overrides an inherited member that its
  /// vtable gets.
  func isInherited(_ fold: FileInterface.Fold) -> Bool {
    fold.isOverride && !ownClasses.contains(fold.owner)
      && !isExchangeable(fold.name, inSuperclassOf: fold.owner)
      && extendedAncestor(declaring: fold.key, above: fold.owner) == nil
  }

  /// Returns the members that a class of this module declares because extensions of superclasses of
  /// other modules override them.
  ///
  /// The compiler calls members of a final class without the vtable.
  func inheritedMembers(into name: String, _ node: ClassDeclSyntax) -> [String] {
    guard !inheritedNames.isEmpty, ownClasses.contains(name) else { return [] }
    let above = superclassNames(of: name).dropFirst()
    guard !above.contains(where: ownClasses.contains) else { return [] }
    var seen = members[name] ?? []
    let access = ["open", "public"].first { node.modifiers.has($0) } ?? ""
    return above.flatMap { superclass in
      (folds[superclass] ?? []).filter { fold in
        // Calls of a class's own members are rare, and the interfaces do not have these members.
        isInherited(fold) && !fold.isStatic && seen.insert(fold.name).inserted
      }
      .map { $0.text(with: access, prefix: bodyPrefix(of: superclass)) }
    }
  }
}

extension FileInterface.Fold {
  /// The text before the keyword of the declaration.
  private var begin: Substring {
    let ends = [" func ", " var "].compactMap { text.firstRange(of: $0)?.lowerBound }
    return text[..<(ends.min() ?? text.startIndex)]
  }

  /// Whether it is a member of the class itself.
  fileprivate var isStatic: Bool {
    begin.split(separator: " ").contains { $0 == "class" || $0 == "static" }
  }

  /// Returns the text with another access level, which is empty for the default one, and with
  /// another prefix of the name of the body.
  fileprivate func text(with access: String, prefix: String) -> String {
    let levels: Set<Substring> = ["open", "public", "package", "internal"]
    let words = begin.split(separator: " ").filter { !levels.contains($0) }
    // Attributes precede modifiers.
    return (words + [access[...]]).filter { !$0.isEmpty }.joined(separator: " ")
      + text[begin.endIndex...].replacing(FoldedMember.prefix, with: prefix)
  }
}
