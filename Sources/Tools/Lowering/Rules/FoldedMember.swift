import SwiftSyntax

/// A member of an extension that its class has to declare itself, because Swift does not dispatch
/// members of extensions dynamically.
///
/// The body stays in the extension under another name; the class calls it.
struct FoldedMember {
  /// The prefix of the name of the body that stays in the extension.
  static let prefix = "_e_"

  private let member: DeclSyntax
  private let modifiers: DeclModifierListSyntax
  private let attributes: AttributeListSyntax
  /// The access level that the extension gives its members; nil if it gives none.
  private let outerAccess: String?
  /// Whether the member is marked `override`.
  let isOverride: Bool

  /// Creates a folded member; nil for a declaration that is never folded.
  init?(_ member: some DeclSyntaxProtocol) {
    guard let outer = Syntax(member).enclosingExtension else { return nil }
    self.member = DeclSyntax(member)
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
    let others = attributes.plain.filter { $0.name != "objc" && $0.name != "IBAction" }
      .map { joined($0.trimmedDescription) }
    // A member of the class itself has no access level from an extension.
    let access = outerAccess.flatMap { modifiers.statesAccess ? nil : $0 }
    let begin = (others + (access.map { [$0] } ?? []) + kept).map { $0 + " " }.joined()
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
        isOverride: isOverride,
        types: function.parameterTypes)
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
      isOverride: isOverride)
  }
}

extension PatternBindingSyntax {
  /// Whether the binding has a setter.
  var hasSetter: Bool {
    guard case .accessors(let list) = accessorBlock?.accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }
}
