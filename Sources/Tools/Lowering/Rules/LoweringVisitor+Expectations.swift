import SwiftSyntax

// Overrides of `fulfill()` in classes of expectations. XCTest on Linux declares the method with a
// place in the source, whose arguments have default values.
extension LoweringVisitor {
  /// Lowers `override func fulfill()` to an override of the method with a place.
  func lowerFulfillment(_ node: FunctionDeclSyntax) {
    let clause = node.signature.parameterClause
    guard node.name.text == "fulfill", node.modifiers.has("override"), clause.parameters.isEmpty,
      isExpectation
    else { return }
    edits.replace(clause.bytes, with: "(_ file: StaticString = #file, line: Int = #line)")
  }

  /// Lowers `super.fulfill()`, which otherwise is the method without a place, and so would call the
  /// override.
  func lowerFulfillment(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) == true, access.declName.baseName.text == "fulfill",
      node.arguments.isEmpty, node.trailingClosure == nil, let end = node.rightParen, isExpectation
    else { return }
    edits.insert("#file, line: #line", at: end.bytes.lowerBound)
  }

  /// Whether the type around is a class of expectations.
  private var isExpectation: Bool {
    guard let type else { return false }
    return interface.superclassNames(of: type.path).dropFirst().contains("XCTestExpectation")
  }
}
