import SwiftSyntax

extension LoweringVisitor {
  /// Lowers a member of an `AnyObject` that several classes of the module expose: the result of a
  /// closure that casts the object to each of them.
  ///
  /// The closure has the member's type, which the source does not state.
  func lowerSharedMember(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard let base = node.base, SystemMessages.methods[name] == nil,
      !SystemMessages.properties.contains(name), node.declName.argumentNames == nil
    else { return }
    let call = Self.call(of: node)
    guard call.map({ $0.trailingClosure == nil }) ?? !isAssigned(node) else { return }
    let labels = call.map { $0.arguments.map { ($0.label?.text ?? "_") + ":" }.joined() }
    let owners = interface.owners(ofExposed: labels.map { "\(name)(\($0))" } ?? name)
      .filter(isVisible)
    guard owners.count > 1, owners.count <= 8 else { return }
    let object =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    guard kind(of: object) == .object else { return }
    let reference = labels.map { $0.isEmpty ? name : "\(name)(\($0))" } ?? name
    let choices = owners.map { "($0 as? \(tail.alias(of: $0, conditions)))?.\(reference)" }
    edits.insert("({ \(choices.joined(separator: " ?? ")) }(", at: object.bytes.lowerBound)
    let isMarked =
      node.parent?.is(OptionalChainingExprSyntax.self) == true
      || node.parent?.is(ForceUnwrapExprSyntax.self) == true
    let isUsed = call != nil || node.parent?.is(MemberAccessExprSyntax.self) == true
    let isChained = base.is(OptionalChainingExprSyntax.self)
    edits.replace(
      object.bytes.upperBound..<node.declName.bytes.upperBound,
      with: "))" + (isUsed && !isMarked ? isChained ? "?" : "!" : ""), atEnd: true)
    // The result is optional once, where an optional property of an `AnyObject` is optional twice.
    if let outer = node.parent?.parent?.as(OptionalChainingExprSyntax.self) {
      edits.blank(outer.questionMark.bytes)
    }
    for argument in call?.arguments ?? [] {
      guard let label = argument.label, let colon = argument.colon else { continue }
      edits.blank(label.bytes.lowerBound..<colon.bytes.upperBound)
    }
  }

  /// Returns whether the file can name a class: it declares the class, or the class is not private.
  private func isVisible(_ type: String) -> Bool {
    guard interface.classes[type]?.traits.contains("private") == true else { return true }
    return source.text.contains("class \(type.split(separator: ".").last ?? "")")
  }

  /// Returns the call of a member, also with `?` or `!` behind its name; nil if it is not called.
  private static func call(of node: MemberAccessExprSyntax) -> FunctionCallExprSyntax? {
    var called = Syntax(node)
    if let outer = node.parent,
      outer.is(OptionalChainingExprSyntax.self) || outer.is(ForceUnwrapExprSyntax.self)
    {
      called = outer
    }
    let call = called.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.id == called.id ? call : nil
  }
}
