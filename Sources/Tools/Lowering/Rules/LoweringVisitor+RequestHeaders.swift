import SwiftSyntax

// The header fields of requests and responses: Linux has none at first, so that
// `request.allHTTPHeaderFields?["A"] = b` does nothing, and it changes the letters of their names.
extension LoweringVisitor {
  private static let requests: Set<String> = ["URLRequest", "NSURLRequest", "NSMutableURLRequest"]

  /// Lowers `request.allHTTPHeaderFields`.
  ///
  /// In a module that has a property of this name, only those of receivers that the source states
  /// to be requests.
  func lowerHeaderFields(_ node: DeclReferenceExprSyntax) {
    guard node.baseName.text == "allHTTPHeaderFields",
      options.modules?.contains("TactusFoundation") == true
    else { return }
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    if let access, access.declName.id == node.id {
      guard let base = access.base, !base.is(SuperExprSyntax.self), !base.namesType else { return }
      if interface.hasProperty("allHTTPHeaderFields") {
        guard let type = StatedType(base, in: interface)?.unwrapped.text,
          Self.requests.contains(type)
        else { return }
      }
    } else if !Self.requests.contains(type?.path ?? "") {
      return
    }
    edits.replace(node.baseName.bytes, with: "_allHTTPHeaderFields")
  }

  /// Lowers `request.setValue(text, forHTTPHeaderField: name)`, and `addValue`, where the source
  /// states that the receiver is a request: other types have methods of these names, too.
  func lowerHeaderField(_ node: FunctionCallExprSyntax) {
    guard node.arguments.count == 2, node.arguments.last?.label?.text == "forHTTPHeaderField",
      options.modules?.contains("TactusFoundation") == true,
      let name = memberName(node.calledExpression, within: Self.requests),
      name.text == "setValue" || name.text == "addValue"
    else { return }
    if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      base.trimmedDescription != "self" || !Self.requests.contains(type?.path ?? "")
    {
      guard let type = StatedType(base, in: interface)?.unwrapped.text,
        Self.requests.contains(type)
      else { return }
    }
    // An overload of the module takes another type there.
    let full = "\(name.text)(_:forHTTPHeaderField:)"
    if Self.requests.contains(where: { interface.members[$0]?.contains(full) == true }),
      node.arguments.last?.expression.isText != true
    {
      return
    }
    edits.replace(name.bytes, with: "_" + name.text)
  }

  /// Lowers `HTTPURLResponse(url: …, statusCode: …, httpVersion: …, headerFields: fields)`: the
  /// toolchain changes the letters of the names of all fields (Networking.NW78).
  func lowerResponse(_ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { $0.label?.text }
    guard labels == ["url", "statusCode", "httpVersion", "headerFields"],
      node.arguments.last?.expression.is(NilLiteralExprSyntax.self) == false,
      options.modules?.contains("TactusFoundation") == true,
      !interface.declares("HTTPURLResponse")
    else { return }
    var called = node.calledExpression
    if let access = called.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "init"
    {
      called = base
    }
    guard called.as(DeclReferenceExprSyntax.self)?.baseName.text == "HTTPURLResponse" else {
      return
    }
    edits.replace(
      called.bytes.upperBound..<node.calledExpression.bytes.upperBound, with: "._make")
  }

  /// Returns the name of a called member: of an access other than by `super`, or of a call without
  /// a receiver in an extension of certain types.
  func memberName(_ called: ExprSyntax, within types: Set<String>) -> TokenSyntax? {
    if let access = called.as(MemberAccessExprSyntax.self) {
      guard let base = access.base, !base.is(SuperExprSyntax.self) else { return nil }
      return access.declName.baseName
    }
    guard types.contains(type?.path ?? "") else { return nil }
    return called.as(DeclReferenceExprSyntax.self)?.baseName
  }
}

extension ExprSyntax {
  /// Whether the expression is a string as it is written: a literal, or a raw value.
  fileprivate var isText: Bool {
    self.is(StringLiteralExprSyntax.self)
      || self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "rawValue"
  }
}
