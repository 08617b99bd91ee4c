import SwiftSyntax

extension FileInterface {
  /// An initializer that a protocol requires, other than `init()`.
  package struct RequiredInitializer: Sendable, Equatable {
    /// The name of the protocol.
    package var owner: String
    /// The labels of the parameters, such as `frame:style:`.
    package var labels: String
    /// The parameters as declared, in parentheses.
    package var parameters: String
    /// The arguments with which a function of the same parameters forwards a call, in parentheses.
    package var arguments: String
    /// The effects as declared, with a leading space; otherwise empty.
    package var effects: String
    /// The keywords that a call needs, such as `try `; otherwise empty.
    package var callEffects: String
    /// The question or exclamation mark of an initializer that may fail; otherwise empty.
    package var mark: String
    /// The access level of the protocol with a space behind it, such as `public `; empty for
    /// `internal`.
    package var access: String
  }
}

extension FileInterface.RequiredInitializer {
  /// Describes a requirement of a protocol; nil for `init()` and for a declaration that no function
  /// can replace.
  init?(_ node: InitializerDeclSyntax, in type: ProtocolDeclSyntax, named owner: String) {
    let method = node.asMethod
    let parameters = node.signature.parameterClause.parameters
    let associated = Set(
      type.memberBlock.members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.text })
    // The function is required by another protocol, which has no associated types.
    let isForeign = parameters.contains { parameter in
      parameter.type.tokens(viewMode: .sourceAccurate).contains { associated.contains($0.text) }
    }
    guard !DeclSyntax(node).isPlainInitializer, !isForeign, node.attributes.isEmpty,
      node.modifiers.isEmpty, node.genericParameterClause == nil, node.genericWhereClause == nil,
      !parameters.contains(where: { $0.ellipsis != nil })
    else { return nil }
    self.init(
      owner: owner, labels: method.labels.map { $0 + ":" }.joined(), parameters: method.parameters,
      arguments: method.arguments, effects: method.effects, callEffects: method.callEffects,
      mark: node.optionalMark?.text ?? "", access: type.modifiers.accessOfFunctions)
  }

  /// The name of the function that creates an object in place of the initializer.
  var function: String { "_new_" + owner.map { $0 == "." ? "_" : String($0) }.joined() }

  /// The declaration of that function without its body.
  private var signature: String {
    "func \(function)\(parameters)\(effects) -> Self\(mark.isEmpty ? "" : "?")"
  }

  /// The requirement that replaces the initializer's.
  var requirement: String { "static " + signature }

  /// The initializer, which calls the function.
  var initializer: String {
    let call = "\(callEffects)Self.\(function)\(arguments)"
    let body =
      mark.isEmpty
      ? "self = \(call)" : "guard let made = \(call) else { return nil }; self = made"
    return "\(access)init\(mark)\(parameters)\(effects) { \(body) }"
  }

  /// Returns the function in a type that has the initializer.
  ///
  /// - Parameter isClass: Whether the type is a class.
  func member(isClass: Bool) -> String {
    let body = "\(callEffects)self.init\(arguments)"
    return "\(access)\(isClass ? "class" : "static") \(signature) { \(body) }"
  }

  /// Returns the function in an extension of a class of another module.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - isFound: Whether the frameworks find the initializer in subclasses, too.
  func member(ofClass type: String, isFound: Bool) -> String {
    let plain = type + arguments
    let created = callEffects.isEmpty ? plain : "(\(callEffects)\(plain))"
    let call =
      isFound
      ? "\(callEffects)_new\(arguments)" : "\(created) as! Self\(mark.isEmpty ? "" : "?")"
    return "\(access)static \(signature) { \(call) }"
  }
}

extension DeclModifierListSyntax {
  /// The access level, with a space behind it, of functions that take values of the same types as a
  /// declaration's members do.
  fileprivate var accessOfFunctions: String {
    if has("private", "fileprivate") { return "fileprivate " }
    return publicity
  }
}
