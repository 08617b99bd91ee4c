import SwiftSyntax

// The header fields of requests: Linux has none at first, so that
// `request.allHTTPHeaderFields?["A"] = b` does nothing, and it changes the letters of their names.
extension LoweringVisitor {
  private static let requests: Set<String> = ["URLRequest", "NSURLRequest", "NSMutableURLRequest"]

  /// Lowers `request.allHTTPHeaderFields`.
  func lowerHeaderFields(_ node: DeclReferenceExprSyntax) {
    guard node.baseName.text == "allHTTPHeaderFields",
      options.modules?.contains("TactusFoundation") == true,
      !interface.hasProperty("allHTTPHeaderFields")
    else { return }
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    if let access, access.declName.id == node.id {
      guard let base = access.base, !base.is(SuperExprSyntax.self) else { return }
    } else if !Self.requests.contains(type?.path ?? "") {
      return
    }
    edits.replace(node.baseName.bytes, with: "_allHTTPHeaderFields")
  }

  /// Lowers `request.setValue(text, forHTTPHeaderField: name)`, and `addValue`.
  func lowerHeaderField(_ node: FunctionCallExprSyntax) {
    guard source.text.mentions("forHTTPHeaderField"), source.text.mentions("URLRequest"),
      node.arguments.count == 2, node.arguments.last?.label?.text == "forHTTPHeaderField",
      options.modules?.contains("TactusFoundation") == true
    else { return }
    let name: TokenSyntax
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      guard let base = access.base, !base.is(SuperExprSyntax.self) else { return }
      name = access.declName.baseName
    } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self),
      Self.requests.contains(type?.path ?? "")
    {
      name = reference.baseName
    } else {
      return
    }
    guard name.text == "setValue" || name.text == "addValue",
      !interface.members.values.contains(where: {
        $0.contains("\(name.text)(_:forHTTPHeaderField:)")
      })
    else { return }
    edits.replace(name.bytes, with: "_" + name.text)
  }
}
