import SwiftSyntax

/// A convenience initializer of an extension that a class below has as well, or one above.
///
/// Objective-C lets a class repeat one, Swift none of an extension. So the class itself has it, and calls
/// the one that stays, which gets a first argument by which only its own class knows it.
struct FoldedInitializer {
  private let node: InitializerDeclSyntax
  /// Its name and parameters, as those of a method.
  private let method: FunctionDeclSyntax

  /// Takes an initializer; nil for one that no extension may have, or that is never repeated.
  init?(_ node: InitializerDeclSyntax) {
    guard node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true,
      node.modifiers.has("convenience"), !node.modifiers.has("private", "fileprivate", "required")
    else { return nil }
    (self.node, method) = (node, node.asMethod)
  }

  /// The label of the first argument of the one that stays.
  static func label(of owner: String) -> String {
    FoldedMember.prefix + String(owner.map { $0 == "." ? "_" : $0 })
  }

  /// What other files know of it.
  func fact(of owner: String) -> FileFacts.Fold {
    let kept = node.modifiers.map { $0.trimmedDescription + " " }.joined()
    let generics = node.genericParameterClause?.trimmedDescription ?? ""
    let condition = node.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    let mark = node.optionalMark?.text ?? ""
    let rest = method.arguments.dropFirst()
    let call =
      method.callEffects + "self.init(" + Self.label(of: owner) + ": ()"
      + (rest == ")" ? "" : ", ") + rest
    return FileFacts.Fold(
      owner: owner, name: method.fullName,
      text: joined(
        "\(kept)init\(mark)\(generics)\(method.parameters)\(method.effects)\(condition) { \(call) }"
      ),
      isOverride: false)
  }
}

extension InitializerDeclSyntax {
  /// A method named `init` of the same parameters.
  var asMethod: FunctionDeclSyntax {
    FunctionDeclSyntax(name: .identifier("init"), signature: signature)
  }
}

extension LoweringVisitor {
  /// Gives an initializer of an extension the argument by which its class calls it, if the class has it.
  func lowerInitializer(_ node: InitializerDeclSyntax) {
    guard let owner = type?.path, let fold = FoldedInitializer(node),
      facts.isFolded(fold.fact(of: owner))
    else { return }
    let clause = node.signature.parameterClause
    let comma = clause.parameters.isEmpty ? "" : ", "
    edits.insert(
      FoldedInitializer.label(of: owner) + ": Void" + comma, at: clause.leftParen.bytes.upperBound)
  }
}
