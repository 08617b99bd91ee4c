import SwiftSyntax

// Class methods of an object's class for coding. On an iPhone a method is looked up in `AnyClass`
// among those of all classes; here the object's static type has it.
extension LoweringVisitor {
  /// The messages to which each class responds, which other rules lower.
  private static let classMessages: Set<String> = [
    "conforms", "description", "init", "instancesRespond", "isSubclass", "perform", "responds",
    "setValue", "superclass", "value",
  ]

  /// Lowers `object.classForCoder.method()` to `type(of: object).method()`.
  func lowerCodingClass(_ node: FunctionCallExprSyntax) {
    guard options.modules?.contains("TactusFoundation") ?? false,
      let method = node.calledExpression.as(MemberAccessExprSyntax.self),
      !Self.classMessages.contains(method.declName.baseName.text),
      let coding = method.base?.as(MemberAccessExprSyntax.self),
      coding.declName.trimmedDescription == "classForCoder",
      let object = coding.base, !object.is(SuperExprSyntax.self),
      !object.tokens(viewMode: .sourceAccurate).contains(where: {
        $0.tokenKind == .postfixQuestionMark
      })
    else { return }
    edits.insert("type(of: ", at: object.bytes.lowerBound)
    edits.replace(object.bytes.upperBound..<coding.bytes.upperBound, with: ")")
  }
}
