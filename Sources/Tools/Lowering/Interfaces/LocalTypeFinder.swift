import SwiftSyntax

/// The visitor that looks for declarations of types in bodies.
final class LocalTypeFinder: SyntaxVisitor {
  private var bodyCount = 0
  private var hasFound = false

  /// Returns whether a body in a file declares a type.
  static func finds(in file: SourceFileSyntax) -> Bool {
    let finder = LocalTypeFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.hasFound
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: CodeBlockSyntax) { bodyCount -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: AccessorBlockSyntax) { bodyCount -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_ node: ClosureExprSyntax) { bodyCount -= 1 }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type() }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { type() }

  private func enter() -> SyntaxVisitorContinueKind {
    bodyCount += 1
    return .visitChildren
  }

  private func type() -> SyntaxVisitorContinueKind {
    if bodyCount > 0 { hasFound = true }
    return .visitChildren
  }
}
