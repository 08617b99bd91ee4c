import SwiftSyntax

// Members of extensions of the frameworks' classes that another module overrides, such as the tests
// of the module. Objective-C finds them by the class of the object. Here they are `dynamic`, and
// the module with the override replaces them when the program starts.
extension LoweringVisitor {
  /// The prefix of the name of an override that a replacement calls.
  private static let replacementPrefix = "_r_"

  /// Makes a member of an extension of another module's class replaceable, where other modules may
  /// override it: in a build for tests, and if it is open.
  func lowerReplaceable(_ node: some DeclSyntaxProtocol, of owner: String) {
    lowerOpenMember(node, of: owner)
    guard let scope = scopes.last, scope.kind == .classExtension, !interface.exchangesMethods,
      !interface.ownClasses.contains(owner), let declared = ReplaceableMember(node),
      let attribute = declared.attribute,
      options.isTestable || declared.modifiers.has("open")
    else { return }
    // A `dynamic` of the source becomes spaces, as everywhere.
    edits.replaceLater(attribute.bytes, with: "dynamic", atEnd: true)
  }

  /// Lowers `open` before a member for Objective-C of an extension of another module's class:
  /// without `@objc` such a member cannot be overridden, which the compiler warns of.
  private func lowerOpenMember(_ node: some DeclSyntaxProtocol, of owner: String) {
    let (attributes, modifiers) =
      node.as(FunctionDeclSyntax.self).map { ($0.attributes, $0.modifiers) }
      ?? node.as(VariableDeclSyntax.self).map { ($0.attributes, $0.modifiers) } ?? ([], [])
    guard !interface.ownClasses.contains(owner), attributes.first(named: "objc") != nil,
      let word = modifiers.first(named: "open"),
      !(node.as(FunctionDeclSyntax.self).map(isExchanged) ?? false)
    else { return }
    edits.replaceLater(word.bytes, with: "public")
  }

  /// Lowers an override of a member of another module's extension: the override gets another name,
  /// and the member's replacement calls it for objects of its class.
  ///
  /// - Returns: Whether it is such an override.
  func lowerReplacement(_ node: some DeclSyntaxProtocol, name: TokenSyntax) -> Bool {
    guard let scope = scopes.last, scope.kind == .classType, let declared = ReplaceableMember(node),
      let word = declared.modifiers.first(named: "override"),
      let owner = interface.replaceableAncestor(declaring: declared.name, above: scope.path),
      !node.description.contains("super.\(name.text)")
    else { return false }
    let highest = interface.highestOverrides(of: declared.name, below: owner)
    guard highest.contains(scope.path) else {
      edits.insert(Self.replacementPrefix, at: name.bytes.lowerBound)
      return true
    }
    // A second replacement would hide the first one.
    guard highest.count == 1 else { return false }
    edits.blank(word.bytes)
    edits.insert(Self.replacementPrefix, at: name.bytes.lowerBound)
    let replacement = declared.replacement(
      calling: Self.replacementPrefix, of: scope.name, named: "_t_" + name.text)
    tail.add("extension \(owner) { \(replacement) }", conditions)
    return true
  }
}

/// A method, or a property without a setter, that can be replaced when a program starts.
private struct ReplaceableMember {
  let modifiers: DeclModifierListSyntax
  /// The name with the labels of a method.
  let name: String
  /// The attribute `@objc` before the modifiers; nil without one, or if another one follows.
  let attribute: AttributeSyntax?
  private let function: FunctionDeclSyntax?
  private let type: String

  /// Creates the member; nil for other declarations.
  init?(_ node: some DeclSyntaxProtocol) {
    let attributes: AttributeListSyntax
    if let function = node.as(FunctionDeclSyntax.self), !function.isGeneric,
      function.signature.effectSpecifiers == nil,
      !function.signature.parameterClause.trimmedDescription.contains("inout ")
    {
      (modifiers, attributes) = (function.modifiers, function.attributes)
      (name, type, self.function) = (function.fullName, "", function)
    } else if let variable = node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock != nil, !binding.hasSetter,
      let type = binding.typeAnnotation?.type.trimmedDescription
    {
      (modifiers, attributes) = (variable.modifiers, variable.attributes)
      (name, self.type) = (binding.pattern.trimmedDescription, joined(type))
      function = nil
    } else {
      return nil
    }
    guard !modifiers.has("static", "class", "private", "fileprivate", "final") else { return nil }
    let last = attributes.last?.as(AttributeSyntax.self)
    attribute = last?.name == "objc" ? last : nil
  }

  /// Returns the declaration that replaces the member in an extension of its class.
  func replacement(calling prefix: String, of type: String, named new: String) -> String {
    let head = "@_dynamicReplacement(for: \(name)) fileprivate "
    guard let function else {
      return head + "var \(new): \(self.type) { "
        + "if let o = self as? \(type) { return o.\(prefix)\(name) }; return \(name) }"
    }
    let result = function.signature.returnClause.map { " " + joined($0.trimmedDescription) } ?? ""
    let (base, arguments) = (function.name.text, function.arguments)
    return head + "func \(new)\(function.parameters)\(result) { "
      + "if let o = self as? \(type) { return o.\(prefix)\(base)\(arguments) }; "
      + "return \(base)\(arguments) }"
  }
}
