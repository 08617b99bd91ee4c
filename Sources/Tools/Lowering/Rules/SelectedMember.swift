import SwiftSyntax

/// The member between the parentheses of a `#selector`.
struct SelectedMember {
  enum Base {
    /// The enclosing type.
    case own
    /// A type, by its name.
    case named(String)
    /// An object, by its expression.
    case instance(String)
    /// A value that is a type, by its expression and the name of the type; the name is empty if it
    /// is unknown.
    case metatype(String, of: String)
  }
  struct FunctionTypes: Hashable {
    let parameters: [String]
    let result: String
  }

  /// The expression before the member.
  private(set) var base: Base
  /// The same as it stands in the source; nil for none.
  private(set) var written: ExprSyntax?
  /// The base name.
  let name: String
  /// The labels, if the reference has them.
  let labels: [String]?
  /// The name as written, with labels.
  let reference: String
  /// The types of the method in a cast such as `as (UIButton) -> Void`.
  private(set) var argumentTypes: FunctionTypes?
  /// The types of the parameters in a cast, also in one that includes the type of `self`.
  private(set) var castTypes: [String]?
  /// The cast if it includes the type of `self`, such as `as (Panel) -> (UIButton) -> Void`.
  private(set) var fullCast = ""

  /// Creates a member from an expression; nil if the expression names none.
  init?(_ expression: ExprSyntax) {
    var expression = expression
    var cast: TypeSyntax?
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        expression = only.expression
      } else if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
        let first = sequence.elements.first,
        sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
        let type = sequence.elements.last?.as(TypeExprSyntax.self)
      {
        (expression, cast) = (first, type.type)
      } else {
        break
      }
    }
    let declaration: DeclReferenceExprSyntax
    if let own = expression.as(DeclReferenceExprSyntax.self) {
      (declaration, base) = (own, .own)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      declaration = member.declName
      base = Self.base(of: member.base)
      written = member.base
    } else {
      return nil
    }
    name = declaration.baseName.text
    labels = declaration.argumentNames?.arguments.map(\.name.text)
    reference = joined(declaration.trimmedDescription)
    guard let cast = cast.map(Self.unwrapped) else { return }
    let plain = cast.as(AttributedTypeSyntax.self)?.baseType ?? cast
    guard let function = plain.as(FunctionTypeSyntax.self) else { return nil }
    if let inner = Self.unwrapped(function.returnClause.type).as(FunctionTypeSyntax.self) {
      fullCast = " as " + joined(cast.trimmedDescription)
      argumentTypes = nil
      castTypes = inner.parameters.map { joined($0.type.trimmedDescription) }
    } else {
      castTypes = function.parameters.map { joined($0.type.trimmedDescription) }
      argumentTypes = FunctionTypes(
        parameters: function.parameters.map { joined($0.type.trimmedDescription) },
        result: joined(function.returnClause.type.trimmedDescription))
    }
  }

  /// The type that has the member, with the expression whose value the type is; nil unless the
  /// member is one of a type that is known.
  var typeBase: (type: String, expression: String?)? {
    switch base {
    case .named(let type): (type, nil)
    case .metatype(let expression, let type): type.isEmpty ? nil : (type, expression)
    case .own, .instance: nil
    }
  }

  /// Returns the same member of a named type.
  func of(_ type: String) -> Self {
    var member = self
    member.base = .named(type)
    return member
  }

  /// Returns the same member of a value that is a type.
  ///
  /// - Parameters:
  ///   - expression: The expression of the value.
  ///   - type: The name of the type; empty if it is unknown.
  func of(metatype expression: String, _ type: String) -> Self {
    var member = self
    member.base = .metatype(expression, of: type)
    return member
  }

  /// Returns types of parameters in a form in which those of a method and those of a cast to it are
  /// equal.
  static func comparable(_ types: String) -> String {
    var text = joined(types)
    for word in ["@escaping ", "@Sendable ", "@MainActor ", "any "] {
      text = text.replacing(word, with: "")
    }
    return text.filter { !$0.isWhitespace }
  }

  /// Returns a function type without the optional and the parentheses around it, as in `as (() ->
  /// Void)?`.
  private static func unwrapped(_ type: TypeSyntax) -> TypeSyntax {
    if let inner = type.as(OptionalTypeSyntax.self)?.wrappedType { return unwrapped(inner) }
    if let inner = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType {
      return unwrapped(inner)
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.firstName == nil
    {
      return unwrapped(only.type)
    }
    return type
  }

  private static func base(of expression: ExprSyntax?) -> Base {
    guard let expression else { return .own }
    if let inner = expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    {
      return base(of: inner)
    }
    // `(any P).m` and `(P).m`.
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      return base(of: only.expression)
    }
    if let existential = expression.as(TypeExprSyntax.self)?.type.as(SomeOrAnyTypeSyntax.self) {
      return .named(joined(existential.constraint.trimmedDescription))
    }
    let text = joined(expression.trimmedDescription)
    if ["self", "super", "Self", "type(of: self)"].contains(text) { return .own }
    let last: String?
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      last = name.baseName.text
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      last = member.declName.baseName.text
    } else if expression.is(GenericSpecializationExprSyntax.self) {
      return .named(text)
    } else {
      last = nil
    }
    // The names of types may begin with underscores, too.
    let isType = last?.first { $0 != "_" }?.isUppercase == true
    return isType ? .named(text) : .instance(text)
  }
}
