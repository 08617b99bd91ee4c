import SwiftSyntax

extension LoweringVisitor {
  /// Gives a class that overrides `forwardingTarget(for:)` the optional methods of its protocols
  /// that it does not implement; each calls the forwarding target, as the messages of Objective-C
  /// do (ObjectiveC.FW2).
  ///
  /// Without a target, the default implementation of an object without methods responds.
  func forwardMessages(
    _ scope: Scope, _ members: MemberBlockSyntax, _ inherited: InheritanceClauseSyntax?
  ) {
    guard scope.conformances.contains(where: { $0.conformance == "_KVForward" }) else { return }
    let written = inherited?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    let adopted = interface.protocols(of: scope.path) + written.map(interface.canonical)
    let access = interface.publicity(of: scope.path)
    let isHidden = scope.isPrivate || scopes.contains { $0.kind == .function }
    var implemented = interface.superclassChain(of: scope.path)
      .reduce(into: Set(members.methodNames)) { $0.formUnion(interface.members[$1] ?? []) }
    var methods: [String] = []
    for type in ForwardedProtocol.all(refinedBy: adopted) {
      for method in type.optional where implemented.insert(method.name).inserted {
        let fallback = tail.objectWithoutMethods(of: type, conditions)
        methods.append(
          (type.isOnMainActor ? "@MainActor " : "") + access
            + method.forwarding(to: type.name, or: fallback))
      }
    }
    if isHidden {
      insert(methods, before: members)
    } else if !methods.isEmpty {
      tail.add("extension \(scope.path) { \(methods.joined(separator: "; ")) }", conditions)
    }
  }
}

extension MemberBlockSyntax {
  /// The full names of the methods.
  fileprivate var methodNames: [String] {
    members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.fullName }
  }
}

extension FileTail {
  /// Returns the name of a class that adopts a protocol and implements none of its optional
  /// methods; its required ones are never called.
  mutating func objectWithoutMethods(of type: ForwardedProtocol, _ conditions: [String]) -> String {
    let required = type.required.map { $0.text + " { fatalError() }" }.joined(separator: "; ")
    return plainSubclass(of: "NSObject, \(type.name)", conditions, member: required)
  }
}
