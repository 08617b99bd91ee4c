import SwiftSyntax

extension LoweringVisitor {
  /// Lowers casts to string wrappers, or to collections of them, to bridging casts: `json as?
  /// [CHHapticPattern.Key: Any]`.
  ///
  /// On an iPhone Objective-C bridges strings to string wrappers; plain Swift does not.
  func lowerCasts(_ node: SequenceExprSyntax) {
    guard options.modules?.contains("TactusFoundation") == true else { return }
    let elements = Array(node.elements)
    for (cast, type) in zip(elements, elements.dropFirst()) {
      guard let cast = cast.as(UnresolvedAsExprSyntax.self),
        let mark = cast.questionOrExclamationMark,
        let type = type.as(TypeExprSyntax.self)?.type, containsStringWrapper(type)
      else { continue }
      edits.replace(
        cast.bytes, with: mark.tokenKind == .exclamationMark ? "~!>" : "~~>")
      edits.insert(".self", at: type.bytes.upperBound)
    }
  }

  /// Returns whether a type is a string wrapper, or a dictionary or an array that contains one.
  func containsStringWrapper(_ type: TypeSyntax) -> Bool {
    StringWrappers.names(in: type).contains(where: isStringWrapper)
  }

  /// Returns whether a name means a string wrapper, or an alias of a type that contains one.
  private func isStringWrapper(_ name: String) -> Bool {
    if StringWrappers.all.contains(name) || interface.wrapperAliases.contains(name)
      || localWrapperAliases.contains(name)
    {
      return true
    }
    // Inside its enclosing type a string wrapper or an alias needs no qualification.
    return scopes.contains {
      StringWrappers.all.contains("\($0.name).\(name)")
        || interface.wrapperAliases.contains("\($0.path).\(name)")
    }
  }
}
