import SwiftSyntax

/// A convenience initializer of an extension that a subclass or a superclass has as well.
///
/// Objective-C lets a class override such an initializer; Swift does not. So the class itself
/// declares it and calls the one in the extension, which gets an additional first argument.
struct FoldedInitializer {
  private let node: InitializerDeclSyntax
  /// The name and parameters of the initializer, as a method.
  private let method: FunctionDeclSyntax

  /// Creates a folded initializer; nil for a declaration that cannot be folded.
  init?(_ node: InitializerDeclSyntax) {
    guard Syntax(node).enclosingExtension != nil,
      node.modifiers.has("convenience"), !node.modifiers.has("private", "fileprivate", "required")
    else { return nil }
    (self.node, method) = (node, node.asMethod)
  }

  /// Returns the label of the additional first argument.
  static func label(of owner: String) -> String {
    FoldedMember.prefix + String(owner.map { $0 == "." ? "_" : $0 })
  }

  /// Returns the initializer's entry in the interface of its file.
  func entry(of owner: String) -> FileInterface.Fold {
    // The class itself gives the initializer no access level from the extension.
    let access = node.modifiers.statesAccess ? nil : node.accessFromExtension
    let kept = ((access.map { [$0] } ?? []) + node.modifiers.map(\.trimmedDescription))
      .map { $0 + " " }.joined()
    let generics = node.genericParameterClause?.trimmedDescription ?? ""
    let condition = node.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    let mark = node.optionalMark?.text ?? ""
    let rest = method.arguments.dropFirst()
    let call =
      method.callEffects + "self.init(" + Self.label(of: owner) + ": ()"
      + (rest == ")" ? "" : ", ") + rest
    return FileInterface.Fold(
      owner: owner, name: method.fullName,
      text: joined(
        "\(kept)init\(mark)\(generics)\(method.parameters)\(method.effects)\(condition) { \(call) }"
      ),
      isOverride: false)
  }
}

extension InitializerDeclSyntax {
  /// A method named `init` with the same parameters.
  var asMethod: FunctionDeclSyntax {
    FunctionDeclSyntax(name: .identifier("init"), signature: signature)
  }
}

extension LoweringVisitor {
  /// Adds the first argument to an initializer of an extension, if its class declares the
  /// initializer.
  func lowerInitializer(_ node: InitializerDeclSyntax) {
    guard let owner = type?.path, let fold = FoldedInitializer(node),
      interface.isFolded(fold.entry(of: owner))
    else { return }
    let clause = node.signature.parameterClause
    let comma = clause.parameters.isEmpty ? "" : ", "
    edits.insert(
      FoldedInitializer.label(of: owner) + ": Void" + comma, at: clause.leftParen.bytes.upperBound)
  }
}
