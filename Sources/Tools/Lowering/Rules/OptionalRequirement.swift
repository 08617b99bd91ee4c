import SwiftSyntax

/// A requirement of an `@objc` protocol that a class may leave out.
///
/// `optional func move(_ x: Int) -> Bool` becomes the requirement `_o_move(_:)`, which gives
/// `Bool?` and has a default that gives nil; calls go to `move(_:)` of an extension.
struct OptionalRequirement {
  /// What stands before a requirement's name.
  static let prefix = "_o_"

  let function: FunctionDeclSyntax?
  let variable: VariableDeclSyntax?
  /// The modifiers of either.
  var modifiers: DeclModifierListSyntax? { function?.modifiers ?? variable?.modifiers }
  /// `optional`.
  let keyword: DeclModifierSyntax

  /// Takes a member of a protocol; nil if it is none that may be left out.
  init?(_ member: DeclSyntax) {
    function = member.as(FunctionDeclSyntax.self)
    variable = member.as(VariableDeclSyntax.self)
    let modifiers = function?.modifiers ?? variable?.modifiers
    guard let keyword = modifiers?.first(named: "optional") else { return nil }
    self.keyword = keyword
  }

  /// What other files know of it.
  func fact(of owner: String, isPublic: Bool) -> FileFacts.Optional {
    if let function {
      let written = function.signature.returnClause?.type.trimmedDescription ?? "Void"
      let result = function.isVoid ? "Void" : written
      let head = function.parameters + function.effects
      return FileFacts.Optional(
        owner: owner, name: function.fullName,
        signature: head + " -> " + optionalType(joined(result)), isProperty: false,
        arguments: function.arguments, isVoid: function.isVoid, isPublic: isPublic)
    }
    let binding = variable?.bindings.first
    return FileFacts.Optional(
      owner: owner, name: binding?.pattern.trimmedDescription ?? "",
      signature: optionalType(joined(binding?.typeAnnotation?.type.trimmedDescription ?? "Any")),
      isProperty: true, arguments: "", isVoid: false, isPublic: isPublic)
  }
}

/// A type that can be nil; what can already stays as it is.
func optionalType(_ type: String) -> String {
  if type.hasSuffix("?") { return type }
  if type.hasSuffix("!") { return type.dropLast() + "?" }
  let isPlain = type.allSatisfy { $0.isLetter || $0.isNumber || "._<>[]:, ".contains($0) }
  let isBracketed = !type.contains(" ") || type.hasPrefix("[") || type.hasSuffix(">")
  return isPlain && isBracketed ? type + "?" : "(" + type + ")?"
}
