import SwiftSyntax

extension LoweringVisitor {
  /// Lowers the initializers that a protocol requires and that an extension adds to classes of
  /// another module: `extension NSObject: Buildable {}`.
  ///
  /// In Swift only a required initializer satisfies such a requirement, and `NSObject`'s is not
  /// required. The protocol refines one that requires functions instead: `_new()`, which each
  /// object class has, and others, which the extensions declare. Its extension declares the
  /// initializers. That protocol is not restricted to classes, because only then its initializers
  /// may assign to `self`.
  func lowerCreatingProtocol(_ node: ProtocolDeclSyntax) {
    let path = self.path(of: node.name.text)
    let creations = interface.creations[path] ?? []
    let isCreated = interface.createdProtocols.contains(path)
    guard isCreated || !creations.isEmpty, options.has("TactusFoundation") || options.has("UIKit")
    else { return }
    let name = "_I_" + path.map { $0 == "." ? "_" : String($0) }.joined()
    if let clause = node.inheritanceClause {
      edits.insert(", " + name, at: clause.inheritedTypes.bytes.upperBound)
    } else {
      let end = node.primaryAssociatedTypeClause?.bytes ?? node.name.bytes
      edits.insert(": " + name, at: end.upperBound)
    }
    let access = creations.first?.access ?? node.modifiers.publicity
    var requirements: [String] = []
    var initializers: [String] = []
    for member in node.memberBlock.activeMembers(condition) {
      if member.isPlainInitializer, isCreated {
        requirements.append("static func _new() -> Self")
        initializers.append("\(access)init() { self = Self._new() }")
      } else if let initializer = member.as(InitializerDeclSyntax.self),
        let item = FileInterface.RequiredInitializer(initializer, in: node, named: path),
        creations.contains(item)
      {
        requirements.append(item.requirement)
        initializers.append(item.initializer)
      } else {
        continue
      }
      blankItem(member)
    }
    let isOnMainActor =
      node.attributes.first(named: "MainActor") != nil
      || options.isSwift6 && !creations.isEmpty && interface.isOnMainActor(creating: path)
    let actor = isOnMainActor ? "@MainActor " : ""
    let all = requirements.joined(separator: "; ")
    tail.add("\(actor)\(access)protocol \(name) { \(all) }", conditions)
    tail.add("extension \(name) { \(initializers.joined(separator: "; ")) }", conditions)
  }

  /// Adds the members with which a struct, an enum or an actor satisfies such protocols.
  func insertCreators(
    _ clause: InheritanceClauseSyntax?, _ modifiers: DeclModifierListSyntax,
    _ members: MemberBlockSyntax
  ) {
    guard let path = scopes.last?.path else { return }
    insert(creators(of: path, clause, isClass: false, modifiers), before: members)
  }

  /// Returns the members with which a type satisfies such protocols.
  ///
  /// - Parameters:
  ///   - path: The full name of the type.
  ///   - clause: The protocols that its declaration or extension adopts.
  ///   - isClass: Whether it is a class of this module.
  ///   - modifiers: The modifiers of its declaration; nil for an extension.
  func creators(
    of path: String, _ clause: InheritanceClauseSyntax?, isClass: Bool,
    _ modifiers: DeclModifierListSyntax?
  ) -> [String] {
    let adopted = clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    guard !adopted.isEmpty else { return [] }
    let others = interface.creations(of: path, adopting: adopted).map { item in
      interface.isForeignClass(path)
        ? item.member(ofClass: path, isFound: isCreated(path, labels: item.labels))
        : item.member(isClass: isClass)
    }
    guard interface.needsCreator(path, adopting: adopted) else { return others }
    // An extension with a conformance has no modifier, and its type and the protocol may be public.
    let access = modifiers?.publicity ?? "public "
    return ["\(access)\(isClass ? "class" : "static") func _new() -> Self { self.init() }"]
      + others
  }
}

extension DeclSyntax {
  /// Whether the declaration is `init()`, which neither fails, throws nor is asynchronous.
  var isPlainInitializer: Bool {
    guard let node = self.as(InitializerDeclSyntax.self) else { return false }
    return node.signature.parameterClause.parameters.isEmpty && node.optionalMark == nil
      && node.signature.effectSpecifiers == nil && node.genericParameterClause == nil
  }
}
