import SwiftSyntax

/// A member of an extension that its class has to declare itself, because Swift does not dispatch
/// members of extensions dynamically.
///
/// The body stays in the extension under another name; the class calls it.
struct FoldedMember {
  /// The prefix of the name of the body that stays in the extension.
  static let prefix = "_e_"
  /// The attributes of a member that implements a requirement on the main actor: outside of the
  /// extension that adds the protocol, the compiler does not infer them.
  static let isolation = "@preconcurrency @MainActor "

  private let member: DeclSyntax
  private let outer: ExtensionDeclSyntax
  private let modifiers: DeclModifierListSyntax
  private let attributes: AttributeListSyntax
  /// The access level that the extension gives its members; nil if it gives none.
  private let outerAccess: String?
  /// Whether the member is marked `override`.
  let isOverride: Bool

  /// Creates a folded member; nil for a declaration that is never folded.
  init?(_ member: some DeclSyntaxProtocol) {
    guard let outer = Syntax(member).enclosingExtension else { return nil }
    (self.member, self.outer) = (DeclSyntax(member), outer)
    outerAccess = member.accessFromExtension
    if let function = member.as(FunctionDeclSyntax.self) {
      (modifiers, attributes) = (function.modifiers, function.attributes)
    } else if let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      variable.bindings.first?.accessorBlock != nil
    {
      (modifiers, attributes) = (variable.modifiers, variable.attributes)
    } else {
      return nil
    }
    isOverride = modifiers.has("override")
    // No subclass can override a member that only some of a generic class's types have.
    guard isOverride || outer.genericWhereClause == nil else { return nil }
    guard isOverride || !modifiers.has("static", "private", "fileprivate", "final") else {
      return nil
    }
  }

  /// Returns the name of a member in the interface: members of the class itself have names of their
  /// own, as a class may have an instance method with the same names.
  private func entryName(_ name: String) -> String {
    modifiers.has("class") && !isOverride ? FileInterface.Fold.classPrefix + name : name
  }

  /// The modifiers of the body in the extension.
  var bodyModifiers: [String] {
    let dropped: Set = ["override", "open", "private", "fileprivate", "final", "dynamic"]
    return modifiers.filter { !dropped.contains($0.name.text) }.map(\.trimmedDescription)
  }

  /// The observers of a property; empty for other members.
  var observers: [PropertyObserver] {
    let block = member.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
    guard case .accessors(let list) = block?.accessors else { return [] }
    return list.compactMap(PropertyObserver.init)
  }

  /// Returns the member's entry in the interface of its file; nil for a property without a type.
  func entry(of owner: String) -> FileInterface.Fold? {
    let kept = modifiers.filter { $0.name.text != "dynamic" && $0.name.text != "final" }
      .map(\.trimmedDescription)
    let others = attributes.plain.filter { !$0.exposesMember }
      .map { joined($0.trimmedDescription) }
    // A member of the class itself has no access level from an extension.
    let access = outerAccess.flatMap { modifiers.statesAccess ? nil : $0 }
    let actor = outerActor.map { [$0] } ?? []
    let begin = (actor + others + (access.map { [$0] } ?? []) + kept).map { $0 + " " }.joined()
    if let function = member.as(FunctionDeclSyntax.self) {
      let generics = function.genericParameterClause?.trimmedDescription ?? ""
      let result = function.signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
      let condition = function.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
      let call = function.callEffects + Self.prefix + function.name.text + function.arguments
      let text =
        "\(begin)func \(function.name.text)\(generics)\(function.parameters)\(function.effects)\(result)"
        + "\(condition) { \(function.isVoid ? "" : "return ")\(call) }"
      return FileInterface.Fold(
        owner: owner, name: entryName(function.fullName), text: joined(text),
        isOverride: isOverride, types: function.parameterTypes, isOpen: modifiers.has("open"),
        isExposed: isExposed, isMovable: isMovable && function.isMovable, adopted: adopted)
    }
    guard let binding = member.as(VariableDeclSyntax.self)?.bindings.first,
      let type = binding.typeAnnotation?.type.trimmedDescription
    else { return nil }
    let name = binding.pattern.trimmedDescription
    let body = Self.prefix + name
    let calls = observers.map { $0.call(of: name) }
    let accessors =
      binding.hasSetter
      ? "get { \(body) } set { \(body) = newValue }"
      : calls.isEmpty ? body : calls.joined(separator: " ")
    return FileInterface.Fold(
      owner: owner, name: entryName(name),
      text: joined("\(begin)var \(name): \(type) { \(accessors) }"),
      isOverride: isOverride, isOpen: modifiers.has("open"), isExposed: isExposed,
      isMovable: isMovable && binding.isMovable, adopted: adopted)
  }

  // MARK: Internals

  /// Whether the declaration states the actor of the member, or none.
  private var statesIsolation: Bool {
    modifiers.has("nonisolated")
      || attributes.plain.contains { $0.name == "MainActor" || $0.name.hasSuffix("Actor") }
  }

  /// The attribute with which the extension isolates its members; nil without, and for members that
  /// state their isolation or have that of the member which they override.
  private var outerActor: String? {
    guard !isOverride, !statesIsolation else { return nil }
    return outer.attributes.first(named: "MainActor")?.trimmedDescription
  }

  /// The protocols that the extension adds to the class and that may isolate the member.
  private var adopted: [String] {
    guard !isOverride, !statesIsolation, outerActor == nil else { return [] }
    return outer.inheritanceClause?.inheritedTypes.compactMap {
      $0.type.trimmedDescription.split(separator: " ").last.map(String.init)
    } ?? []
  }

  /// Whether an attribute exposes the member to Objective-C.
  private var isExposed: Bool {
    attributes.plain.contains(where: \.exposesMember)
      || outer.attributes.first(named: "objc") != nil
  }

  /// Whether the class can declare the member in any case, judged by the attributes and modifiers.
  private var isMovable: Bool {
    let known = attributes.plain.allSatisfy { Self.movableAttributes.contains($0.name) }
    let outerKnown = outer.attributes.plain.allSatisfy {
      ["MainActor", "available", "objc"].contains($0.name)
    }
    return known && outerKnown && attributes.count == attributes.plain.count
      && !attributes.isHiddenFromSwift && !outer.attributes.isHiddenFromSwift
      && !outer.modifiers.has("private", "fileprivate", "nonisolated") && !isConditional
  }

  /// The attributes that a member may have anywhere.
  private static let movableAttributes: Set<String> = [
    "IBAction", "IBSegueAction", "MainActor", "available", "discardableResult", "objc",
  ]

  /// Whether a condition encloses the member, even one that is known.
  private var isConditional: Bool {
    var next = member.parent
    while let node = next {
      if node.is(IfConfigDeclSyntax.self) { return true }
      next = node.parent
    }
    return false
  }
}

extension FunctionDeclSyntax {
  /// Whether another declaration can forward a call of the method, wherever it is.
  fileprivate var isMovable: Bool {
    body != nil && !isGeneric
      && signature.parameterClause.parameters.allSatisfy { parameter in
        parameter.ellipsis == nil && parameter.attributes.isEmpty
          && (parameter.defaultValue.map { $0.value.isLiteral } ?? true)
      }
  }
}

extension ExprSyntax {
  /// Whether the expression names no declaration: a literal, or a member of the expected type.
  fileprivate var isLiteral: Bool {
    if let member = `as`(MemberAccessExprSyntax.self) { return member.base == nil }
    return `is`(BooleanLiteralExprSyntax.self) || `is`(FloatLiteralExprSyntax.self)
      || `is`(IntegerLiteralExprSyntax.self) || `is`(NilLiteralExprSyntax.self)
      || `as`(StringLiteralExprSyntax.self)?.representedLiteralValue != nil
  }
}

extension PatternBindingSyntax {
  /// Whether another declaration can forward the accesses to the property.
  fileprivate var isMovable: Bool {
    guard case .accessors(let list) = accessorBlock?.accessors else { return true }
    return list.allSatisfy {
      ["get", "set"].contains($0.accessorSpecifier.text) && $0.effectSpecifiers == nil
        && $0.attributes.isEmpty && $0.modifier == nil && $0.body != nil
    }
  }
}

extension PatternBindingSyntax {
  /// Whether the binding has a setter.
  var hasSetter: Bool {
    guard case .accessors(let list) = accessorBlock?.accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }
}
