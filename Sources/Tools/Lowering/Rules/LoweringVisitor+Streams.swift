import SwiftSyntax

// Overrides of the properties of a stream. On an iPhone their values are of type `Any?`, in the
// toolchain's Foundation of type `AnyObject?` (ObjectiveC.FO60).
extension LoweringVisitor {
  /// Lowers an override of `property(forKey:)` to a method with a name of its own, which the
  /// override that follows it calls, and the parameter of an override of `setProperty(_:forKey:)`
  /// to an object.
  func lowerStreamOverride(_ node: FunctionDeclSyntax) {
    let parameters = Array(node.signature.parameterClause.parameters)
    guard let override = node.modifiers.first(named: "override"),
      parameters.last?.firstName.text == "forKey", let type,
      interface.superclassNames(of: type.path).dropFirst().contains("Stream")
    else { return }
    switch (node.name.text, parameters.count) {
    case ("setProperty", 2):
      if Self.isAny(parameters[0].type) {
        edits.replace(parameters[0].type.bytes, with: "AnyObject?")
      }
    case ("property", 1):
      guard let result = node.signature.returnClause?.type, Self.isAny(result) else { return }
      let levels = node.modifiers.filter {
        ["open", "public", "package", "internal"].contains($0.name.text)
      }
      let access = levels.map(\.name.text)
      for level in levels { edits.blank(level.bytes) }
      // Private, so that a class and its superclass may both have one.
      edits.replace(override.bytes, with: "private")
      edits.replace(node.name.bytes, with: "_own_property")
      edits.insert(
        "; "
          + (access + ["override func property(forKey key: Stream.PropertyKey)"])
          .joined(separator: " ")
          + " -> AnyObject? { _own_property(forKey: key).map { $0 as AnyObject } }",
        at: node.bytes.upperBound)
    default: break
    }
  }

  private static func isAny(_ type: TypeSyntax) -> Bool {
    type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription == "Any"
  }
}
