import SwiftSyntax

extension DeclSyntax {
  /// The names by which an interface lists a requirement of a protocol whose members scripts see:
  /// `name`, `static make(_:)`, `init(name:)`.
  var exportedNames: [String] {
    if let function = `as`(FunctionDeclSyntax.self) {
      return [function.modifiers.memberPrefix + function.fullName]
    }
    if let initializer = `as`(InitializerDeclSyntax.self) {
      return [initializer.asMethod.fullName]
    }
    guard let variable = `as`(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { binding in
      binding.pattern.as(IdentifierPatternSyntax.self).map {
        variable.modifiers.memberPrefix + $0.identifier.text
      }
    }
  }
}

extension DeclModifierListSyntax {
  /// The word `static ` for a member of the type itself; otherwise empty.
  var memberPrefix: String { has("static", "class") ? "static " : "" }
}
