import SwiftSyntax

/// A member of an extension of another module's class that this module overrides.
///
/// The extension keeps the body under another name. The extension of a protocol to which the class
/// conforms declares the member. It calls the override of the object's class: a class of this
/// module that overrides the member conforms to a second protocol, and the bodies in extensions of
/// other modules' classes are found by their classes.
struct DispatchedMember {
  private let owner: String
  private let overload: String
  private let access: String
  /// The attributes and modifiers of the declaration.
  private let begin: String
  private let kind: Kind
  /// Whether it is a member of the class itself.
  private let isStatic: Bool

  private enum Kind {
    case method(FunctionDeclSyntax)
    case property(name: String, type: String, isWritable: Bool)
  }

  /// Creates the member of a class's extension; nil for a property without a type.
  ///
  /// - Parameters:
  ///   - node: The declaration.
  ///   - owner: The class.
  ///   - overload: The types of the parameters, if the class has several methods with the names.
  init?(_ node: some DeclSyntaxProtocol, of owner: String, overload: String) {
    (self.owner, self.overload) = (owner, overload)
    let modifiers: DeclModifierListSyntax
    let attributes: AttributeListSyntax
    if let function = node.as(FunctionDeclSyntax.self) {
      kind = .method(function)
      (modifiers, attributes) = (function.modifiers, function.attributes)
    } else if let variable = node.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type.trimmedDescription
    {
      kind = .property(
        name: binding.pattern.trimmedDescription, type: joined(type), isWritable: binding.hasSetter)
      (modifiers, attributes) = (variable.modifiers, variable.attributes)
    } else {
      return nil
    }
    let isPublic = modifiers.has("public", "open") || node.accessFromExtension == "public"
    access = isPublic ? "public " : ""
    isStatic = modifiers.has("class", "static")
    let kept = modifiers.filter {
      !["class", "dynamic", "open", "public", "internal", "final", "static"]
        .contains($0.name.text)
    }
    let others = attributes.plain.filter { !$0.exposesMember }
    begin =
      others.map { joined($0.trimmedDescription) + " " }.joined() + access
      + kept.map { $0.trimmedDescription + " " }.joined() + (isStatic ? "static " : "")
  }

  /// Returns the name of the protocol of the classes that override a member.
  static func overrideProtocol(of member: String, declaredBy owner: String) -> String {
    "_V_" + suffix(member, owner)
  }

  private static func suffix(_ member: String, _ owner: String) -> String {
    String((owner + "_" + member).map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private var name: String {
    let prefix = isStatic ? FileInterface.Fold.classPrefix : ""
    return prefix + plainName
  }

  private var plainName: String {
    switch kind {
    case .method(let function): function.fullName
    case .property(let name, _, _): name
    }
  }

  /// Returns the declarations for the end of the file.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of the body in the class's extension.
  ///   - overrides: The classes whose extensions override the member, with the prefixes of the
  ///     bodies; subclasses come first.
  func declarations(prefix: String, overrides: [(type: String, prefix: String)]) -> [String] {
    let actor = FrameworkClasses.isOnMainActor(owner) ? "@preconcurrency @MainActor " : ""
    let (base, override) = (
      "_B_" + Self.suffix(name + overload, owner),
      Self.overrideProtocol(of: name + overload, declaredBy: owner)
    )
    let metatype = isStatic ? ".Type" : ""
    let member: String
    switch kind {
    case .method(let function):
      let call = function.arguments
      let keywords = function.isVoid ? "" : "return "
      // The override of another class returns that class, of which the object is known to be.
      let cast = Self.cast(to: function.signature.returnClause?.type.trimmedDescription)
      func statement(_ object: String, _ prefix: String) -> String {
        "\(keywords)\(function.callEffects)\(object)\(prefix)\(function.name.text)\(call)"
          + (object.isEmpty ? "" : cast)
      }
      let end = function.isVoid ? "; return" : ""
      let choices =
        ["if let o = self as? any \(override)\(metatype) { \(statement("o.", ""))\(end) }"]
        + overrides.map {
          "if let o = self as? \($0.type)\(metatype) { \(statement("o.", $0.prefix))\(end) }"
        }
      member =
        "\(begin)func \(function.name.text)\(function.parameters)\(head(of: function)) { "
        + (choices + [statement("", prefix)]).joined(separator: "; ") + " }"
    case .property(let name, let type, let isWritable):
      func choices(_ use: (String, String) -> String) -> String {
        (["if let o = self as? any \(override)\(metatype) { \(use("o.", "")) }"]
          + overrides.map {
            "if let o = self as? \($0.type)\(metatype) { \(use("o.", $0.prefix)) }"
          }
          + [use("", prefix)]).joined(separator: "; ")
      }
      let cast = Self.cast(to: type)
      let getter =
        "get { \(choices { "return \($0)\($1)\(name)" + ($0.isEmpty ? "" : cast) }) }"
      let setter = " set { \(choices { "\($0)\($1)\(name) = newValue; return" }) }"
      member = "\(begin)var \(name): \(type) { \(getter)\(isWritable ? setter : "") }"
    }
    return [
      "\(actor)\(access)protocol \(override): AnyObject { \(requirement) }",
      "\(actor)\(access)protocol \(base): \(owner) {}", "extension \(owner): \(base) {}",
      "extension \(base) { \(member) }",
    ]
  }

  /// Returns the declaration of an override with other types than the member that it overrides, for
  /// the end of the file; nil for a property.
  ///
  /// The member of the superclass has its own types: a caller that knows the class needs the types
  /// of the override.
  func overload(prefix: String) -> String? {
    guard case .method(let function) = kind else { return nil }
    let words = begin.split(separator: " ").filter { $0 != "override" }.map { $0 + " " }.joined()
    return "extension \(owner) { \(words)func \(function.name.text)\(function.parameters)"
      + "\(head(of: function)) { \(function.isVoid ? "" : "return ")\(function.callEffects)"
      + "\(prefix)\(function.name.text)\(function.arguments) } }"
  }

  /// Returns the cast of an object to `Self`, or nothing for any other type.
  private static func cast(to type: String?) -> String {
    switch type {
    case "Self": " as! Self"
    case "Self?": " as? Self"
    default: ""
    }
  }

  private func head(of function: FunctionDeclSyntax) -> String {
    let result = function.signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
    return joined(function.effects + result)
  }

  /// The requirement of the classes that override the member.
  private var requirement: String {
    let word = isStatic ? "static " : ""
    switch kind {
    case .method(let function):
      let parameters = function.signature.parameterClause.parameters.map {
        joined($0.with(\.defaultValue, nil).with(\.trailingComma, nil).trimmedDescription)
      }
      return word + "func \(function.name.text)(\(parameters.joined(separator: ", ")))"
        + head(of: function)
    case .property(let name, let type, let isWritable):
      return word + "var \(name): \(type) { get\(isWritable ? " set" : "") }"
    }
  }
}
