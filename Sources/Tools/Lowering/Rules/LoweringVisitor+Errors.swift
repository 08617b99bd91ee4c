import SwiftSyntax

extension LoweringVisitor {
  /// The protocol of the errors that cast to `NSError`.
  private static let bridged = "_BridgedError"

  /// Lets a struct or an enum that is an error cast to `NSError`, as on an iPhone.
  ///
  /// The conformance stands at the end of the file, or beside the type's other protocols if the end
  /// of the file cannot name the type.
  ///
  /// - Parameter clause: The protocols of the type whose scope was entered last.
  func bridgeError(_ clause: InheritanceClauseSyntax?) {
    guard hasBridgedErrors, let clause, let scope = scopes.last, !isUnavailable(Syntax(clause)),
      interface.isError(clause.inheritedTypes.map { $0.type.trimmedDescription })
    else { return }
    tail.needsErrors = true
    if let type = clause.parent?.asProtocol((any WithModifiersSyntax).self), type.isPublic {
      tail.hasPublicErrors = true
    }
    let isLocal = scopes.contains { $0.kind == .function }
    if scope.isPrivate || isLocal || scope.path.contains("<") || isConstrained(Syntax(clause)) {
      edits.insert(", \(Self.bridged)", at: clause.inheritedTypes.bytes.upperBound)
    } else {
      tail.add("extension \(scope.path): \(Self.bridged) {}", conditions)
    }
  }

  /// Lets a type that an extension makes an error cast to `NSError`.
  ///
  /// Several extensions may add protocols of errors; each is stated once, so the first by name
  /// decides which extension adds the conformance.
  func bridgeError(_ node: ExtensionDeclSyntax) {
    let name = node.extendedType.trimmedDescription
    // A conformance cannot depend on marker protocols such as `Sendable`.
    guard hasBridgedErrors, let added = node.inheritanceClause, node.genericWhereClause == nil,
      interface.isBridgedByExtension(
        interface.canonical(name), adding: added.inheritedTypes.map { $0.type.trimmedDescription })
    else { return }
    tail.needsErrors = true
    tail.hasPublicErrors = true
    tail.add("extension \(name): \(Self.bridged) {}", conditions)
  }

  /// Returns whether a declaration around a node is unavailable, so that no extension can name it.
  private func isUnavailable(_ node: Syntax) -> Bool {
    var next: Syntax? = node.parent
    while let node = next {
      let attributes =
        node.as(EnumDeclSyntax.self)?.attributes ?? node.as(StructDeclSyntax.self)?.attributes
        ?? node.as(ClassDeclSyntax.self)?.attributes
        ?? node.as(ExtensionDeclSyntax.self)?.attributes
      if attributes?.isHiddenFromSwift == true { return true }
      next = node.parent
    }
    return false
  }

  private var hasBridgedErrors: Bool { options.modules?.contains("TactusFoundation") == true }

  /// Returns whether an extension with requirements encloses a node.
  private func isConstrained(_ node: Syntax) -> Bool {
    var next: Syntax? = node.parent
    while let node = next {
      if node.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil { return true }
      next = node.parent
    }
    return false
  }
}
