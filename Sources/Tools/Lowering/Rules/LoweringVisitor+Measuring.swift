import SwiftSyntax

extension LoweringVisitor {
  /// Lowers `measure { … }`, `measureMetrics(…)`, `startMeasuring()` and `stopMeasuring()` in a
  /// test case.
  ///
  /// XCTest on Linux fails a measurement whose values differ by more than 10 %; Apple's compares
  /// their average with a baseline only, which a package's tests do not have.
  func lowerMeasurement(_ node: FunctionCallExprSyntax) {
    guard options.modules?.contains("TactusTestFrameworks") == true,
      let name = Self.calledName(node.calledExpression), let replacement = replacement(name, node),
      let type, interface.superclassNames(of: type.path).contains("XCTestCase")
    else { return }
    edits.replace(name.bytes, with: replacement)
  }

  /// Returns the method that replaces a called one of XCTest's; nil for other methods.
  private func replacement(_ name: TokenSyntax, _ call: FunctionCallExprSyntax) -> String? {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    return switch name.text {
    case "measure" where isOnlyBlock(call): "_timed"
    case "measureMetrics" where labels.starts(with: ["_", "automaticallyStartMeasuring"]):
      "_timedMetrics"
    case "startMeasuring" where labels.isEmpty && call.trailingClosure == nil: "_startTiming"
    case "stopMeasuring" where labels.isEmpty && call.trailingClosure == nil: "_stopTiming"
    default: nil
    }
  }

  /// Returns whether the arguments of a call are a closure only.
  private func isOnlyBlock(_ node: FunctionCallExprSyntax) -> Bool {
    node.trailingClosure == nil
      ? node.arguments.count == 1 && node.arguments.first?.label?.text == "block"
      : node.arguments.isEmpty
  }

  /// Returns the name in `measure` and `self.measure`; nil for other expressions.
  private static func calledName(_ node: ExprSyntax) -> TokenSyntax? {
    guard let access = node.as(MemberAccessExprSyntax.self) else {
      return node.as(DeclReferenceExprSyntax.self)?.baseName
    }
    return access.base?.trimmedDescription == "self" ? access.declName.baseName : nil
  }
}
