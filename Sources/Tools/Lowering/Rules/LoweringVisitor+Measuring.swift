import SwiftSyntax

extension LoweringVisitor {
  /// Lowers `measure { … }` in a test case.
  ///
  /// XCTest on Linux fails a measurement whose values differ by more than 10 %; Apple's compares
  /// their average with a baseline only, which a package's tests do not have.
  func lowerMeasurement(_ node: FunctionCallExprSyntax) {
    guard options.modules?.contains("TactusTestFrameworks") == true,
      let name = Self.measureName(node.calledExpression), isOnlyBlock(node), let type,
      interface.superclassNames(of: type.path).contains("XCTestCase")
    else { return }
    edits.replace(name.bytes, with: "_timed")
  }

  /// Returns whether the arguments of a call are a closure only.
  private func isOnlyBlock(_ node: FunctionCallExprSyntax) -> Bool {
    node.trailingClosure == nil
      ? node.arguments.count == 1 && node.arguments.first?.label?.text == "block"
      : node.arguments.isEmpty
  }

  /// Returns the name in `measure` and `self.measure`; nil for other expressions.
  private static func measureName(_ node: ExprSyntax) -> TokenSyntax? {
    let name: DeclReferenceExprSyntax?
    if let access = node.as(MemberAccessExprSyntax.self) {
      name = access.base?.trimmedDescription == "self" ? access.declName : nil
    } else {
      name = node.as(DeclReferenceExprSyntax.self)
    }
    return name?.baseName.text == "measure" ? name?.baseName : nil
  }
}
