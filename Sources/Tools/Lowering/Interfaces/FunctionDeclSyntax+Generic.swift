import SwiftSyntax

extension FunctionDeclSyntax {
  /// Whether the method has type parameters, with names or as `some` in its parameters: Objective-C
  /// does not see such a method.
  var isGeneric: Bool {
    genericParameterClause != nil
      || signature.parameterClause.parameters.contains { parameter in
        parameter.type.tokens(viewMode: .sourceAccurate).contains { $0.text == "some" }
      }
  }
}
