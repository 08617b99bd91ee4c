import SwiftSyntax

extension LoweringVisitor {
  /// Lowers the requirement `init()` of a protocol that an extension adds to classes of another
  /// module: `extension NSObject: Buildable {}`.
  ///
  /// In Swift only a required initializer satisfies it, and `NSObject`'s is not required. The
  /// protocol refines one that requires a function `_new()` instead, which each object class has,
  /// and whose extension declares `init()`. That protocol is not restricted to classes, because
  /// only then its initializer may assign to `self`.
  func lowerCreatingProtocol(_ node: ProtocolDeclSyntax) {
    let path = self.path(of: node.name.text)
    guard interface.createdProtocols.contains(path),
      options.has("TactusFoundation") || options.has("UIKit")
    else { return }
    let name = "_I_" + path.map { $0 == "." ? "_" : String($0) }.joined()
    if let clause = node.inheritanceClause {
      edits.insert(", " + name, at: clause.inheritedTypes.bytes.upperBound)
    } else {
      let end = node.primaryAssociatedTypeClause?.bytes ?? node.name.bytes
      edits.insert(": " + name, at: end.upperBound)
    }
    for member in node.memberBlock.activeMembers(condition) where member.isPlainInitializer {
      blankItem(member)
    }
    let actor = node.attributes.first(named: "MainActor") == nil ? "" : "@MainActor "
    let access = node.modifiers.publicity
    tail.add(
      "\(actor)\(access)protocol \(name) { static func _new() -> Self }", conditions)
    tail.add("extension \(name) { \(access)init() { self = Self._new() } }", conditions)
  }

  /// Adds the member with which a struct, an enum or an actor satisfies such a protocol.
  func insertCreator(
    _ clause: InheritanceClauseSyntax?, _ modifiers: DeclModifierListSyntax,
    _ members: MemberBlockSyntax
  ) {
    guard let path = scopes.last?.path else { return }
    insert(creator(of: path, clause, isClass: false, modifiers), before: members)
  }

  /// Returns the member with which a type of this module satisfies such a protocol.
  func creator(
    of path: String, _ clause: InheritanceClauseSyntax?, isClass: Bool,
    _ modifiers: DeclModifierListSyntax?
  ) -> [String] {
    let adopted = clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    guard interface.needsCreator(path, adopting: adopted) else { return [] }
    // An extension with a conformance has no modifier, and its type and the protocol may be public.
    let access = modifiers?.publicity ?? "public "
    return ["\(access)\(isClass ? "class" : "static") func _new() -> Self { self.init() }"]
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
