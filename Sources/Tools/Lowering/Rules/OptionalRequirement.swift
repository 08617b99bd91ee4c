import SwiftSyntax

/// An optional requirement of an `@objc` protocol.
///
/// `optional func move(_ x: Int) -> Bool` becomes the requirement `_o_move(_:)`, which returns
/// `Bool?` and has a default that returns nil; calls go to `move(_:)` of an extension.
struct OptionalRequirement {
  /// The prefix of a requirement's lowered name.
  static let prefix = "_o_"

  /// Returns the name of a requirement that stands for an optional member, given the base name of
  /// the member.
  static func name(for member: String) -> String { prefix + member.filter { $0 != "`" } }

  let function: FunctionDeclSyntax?
  let variable: VariableDeclSyntax?
  /// The modifiers of the method or the property.
  var modifiers: DeclModifierListSyntax? { function?.modifiers ?? variable?.modifiers }
  /// The modifier `optional`.
  let keyword: DeclModifierSyntax

  /// Whether it is a member of the type itself.
  var isStatic: Bool { modifiers?.has("static", "class") == true }

  /// Creates a requirement from a member of a protocol; nil if it is not optional.
  init?(_ member: DeclSyntax) {
    function = member.as(FunctionDeclSyntax.self)
    variable = member.as(VariableDeclSyntax.self)
    let modifiers = function?.modifiers ?? variable?.modifiers
    guard let keyword = modifiers?.first(named: "optional") else { return nil }
    self.keyword = keyword
  }

  /// Returns the optional requirements of a protocol with their entries in the interface of its
  /// file.
  static func entries(
    of node: ProtocolDeclSyntax, named name: String, members: [DeclSyntax]
  ) -> [(requirement: OptionalRequirement, entry: FileInterface.OptionalMember)] {
    let isPublic = node.isPublic
    var found = members.compactMap(OptionalRequirement.init)
      .map { ($0, $0.entry(of: name, isPublic: isPublic)) }
    let counts = Dictionary(found.map { ($0.1.name, 1) }, uniquingKeysWith: +)
    for index in found.indices where counts[found[index].1.name] != 1 {
      found[index].1.overload = found[index].0.function?.parameterTypes ?? ""
    }
    return found
  }

  /// Returns the requirement's entry in the interface of its file.
  private func entry(of owner: String, isPublic: Bool) -> FileInterface.OptionalMember {
    if let function {
      let written = function.signature.returnClause?.type.trimmedDescription ?? "Void"
      let result = function.isVoid ? "Void" : written
      let head = function.parameters + function.effects
      return FileInterface.OptionalMember(
        owner: owner, name: function.fullName,
        signature: head + " -> " + optionalType(joined(result)), isProperty: false,
        arguments: function.arguments, isStatic: isStatic, isVoid: function.isVoid,
        isPublic: isPublic,
        valueType: valueType(of: function))
    }
    let binding = variable?.bindings.first
    return FileInterface.OptionalMember(
      owner: owner, name: binding?.pattern.trimmedDescription ?? "",
      signature: optionalType(joined(binding?.typeAnnotation?.type.trimmedDescription ?? "Any")),
      isProperty: true, arguments: "", isStatic: isStatic, isVoid: false, isPublic: isPublic)
  }
}

extension OptionalRequirement {
  /// Returns the type of a method as a value; empty if it has an inout parameter.
  private func valueType(of function: FunctionDeclSyntax) -> String {
    let types = function.signature.parameterClause.parameters.map {
      joined($0.type.trimmedDescription)
    }
    guard !types.contains(where: { $0.hasPrefix("inout ") }) else { return "" }
    let written = function.signature.returnClause?.type.trimmedDescription ?? "Void"
    let result = function.isVoid ? "Void" : joined(written)
    let type = result.hasSuffix("!") ? optionalType(result) : result
    return "(\(types.joined(separator: ", ")))\(function.effects) -> \(type)"
  }
}

/// Returns the optional form of a type; a type that is optional already stays as it is.
func optionalType(_ type: String) -> String {
  if type.hasSuffix("?") { return type }
  if type.hasSuffix("!") { return type.dropLast() + "?" }
  let isPlain = type.allSatisfy { $0.isLetter || $0.isNumber || "._<>[]:, ".contains($0) }
  let isBracketed = !type.contains(" ") || type.hasPrefix("[") || type.hasSuffix(">")
  return isPlain && isBracketed ? type + "?" : "(" + type + ")?"
}
