import SwiftSyntax

/// The kind of value that an expression has, as far as the source states it.
enum ObjectKind {
  /// An `AnyObject`, or an optional one.
  case object
  /// An array of `AnyObject`, or a dictionary with such values.
  case list
  /// An `AnyClass`, or an optional one.
  case anyClass
  /// An array of `AnyClass`, or a dictionary with such values.
  case classList
  /// A value of another type.
  case other

  /// Creates the kind of a type's values.
  init(_ type: TypeSyntax) {
    self = StatedType(type.trimmedDescription).objectKind ?? .other
  }

  /// The kind of the elements of a list; nil for another value.
  fileprivate var element: ObjectKind? {
    switch self {
    case .list: .object
    case .classList: .anyClass
    default: nil
    }
  }

  /// The declarations in which the names of an expression are looked up.
  struct Lookup {
    /// The interfaces of the module and of those that it imports.
    let interface: ModuleInterface
    /// The number of declarations that refer to each other so far.
    var depth = 0
    /// Whether a property `target` without a declaration is UIKit's, which is an `AnyObject`.
    var hasTargets = false

    var deeper: Lookup {
      Lookup(interface: interface, depth: depth + 1, hasTargets: hasTargets)
    }
  }

  /// Creates the kind of an expression; nil if it is unknown.
  init?(_ expression: ExprSyntax, in lookup: Lookup) {
    // A chain of declarations that refer to each other is cut off.
    guard lookup.depth < 16 else { return nil }
    let deeper = lookup.deeper
    func kind(_ inner: ExprSyntax?) -> ObjectKind? { inner.flatMap { Self($0, in: deeper) } }
    let found: ObjectKind?
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      found =
        Syntax(expression).kind(ofVariable: name, in: deeper) ?? Self(ofProperty: name, in: lookup)
    } else if let inner = expression.as(OptionalChainingExprSyntax.self)?.expression {
      found = kind(inner)
    } else if let inner = expression.as(ForceUnwrapExprSyntax.self)?.expression {
      found = kind(inner)
    } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      found = kind(tuple.elements.first?.expression)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      guard sequence.elements.count == 3, let sign = sequence.elements.dropFirst().first else {
        return nil
      }
      if let type = sequence.elements.last?.as(TypeExprSyntax.self) {
        found = sign.is(UnresolvedAsExprSyntax.self) ? Self(type.type) : nil
      } else if sign.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" {
        found = kind(sequence.elements.first) ?? kind(sequence.elements.last)
      } else {
        found = nil
      }
    } else if let array = expression.as(ArrayExprSyntax.self) {
      switch kind(array.elements.first?.expression) {
      case .object: found = .list
      case .anyClass: found = .classList
      default: found = nil
      }
    } else if let access = expression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      if access.base?.trimmedDescription == "self" {
        found = Syntax(expression).kind(ofProperty: name) ?? Self(ofProperty: name, in: lookup)
      } else if ["first", "last"].contains(name), let element = kind(access.base)?.element {
        found = element
      } else {
        found =
          Self(ofProperty: name, in: lookup)
          ?? (Self.frameworkObjects.contains(name) || lookup.hasTargets && name == "target"
            ? .object : nil)
      }
    } else if let call = expression.as(SubscriptCallExprSyntax.self) {
      let index = call.arguments.first?.expression
      let isElement = call.arguments.count == 1 && index?.is(SequenceExprSyntax.self) == false
      found = isElement ? kind(call.calledExpression)?.element : nil
    } else if let call = expression.as(FunctionCallExprSyntax.self),
      let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.classFunctions.contains(function)
    {
      found = .anyClass
    } else if let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "unsafeBitCast"
    {
      found = call.arguments.last?.expression.trimmedDescription == "AnyObject.self" ? .object : nil
    } else if let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      let name = access.declName.baseName.text
      if Self.taken.contains(name), let base = access.base, Self.isMessage(base) {
        self = .object
        return
      }
      if let list = kind(access.base), let element = list.element {
        found = Self.elements.contains(name) ? element : Self.parts.contains(name) ? list : nil
      } else {
        found = Self(resultOf: name, in: lookup)
      }
    } else if let call = expression.as(FunctionCallExprSyntax.self), let name = call.functionName {
      found = Self(resultOf: name, in: lookup)
    } else {
      found = nil
    }
    guard let found else { return nil }
    self = found
  }

  /// Creates the kind of a property of the module, or of one that each object has; nil if it is
  /// unknown.
  private init?(ofProperty name: String, in lookup: Lookup) {
    if let found = lookup.interface.kind(ofProperty: name) {
      self = found
    } else if let type = lookup.interface.statedType(ofProperty: name) {
      guard let kind = StatedType(type).objectKind else { return nil }
      self = kind
    } else if Self.objectClasses.contains(name), !lookup.interface.hasProperty(name) {
      self = .anyClass
    } else {
      return nil
    }
  }

  /// Creates the kind of the result of the module's functions with a base name; nil if it is
  /// unknown.
  private init?(resultOf name: String, in lookup: Lookup) {
    let type = lookup.interface.statedType(ofFunction: name)
    guard let kind = type.flatMap({ StatedType($0).objectKind }) else { return nil }
    self = kind
  }

  /// The properties of each object that are an `AnyClass`.
  private static let objectClasses: Set<String> = [
    "classForCoder", "classForKeyedArchiver", "superclass",
  ]

  /// Returns whether an expression is the result of `perform(_:)`, which is any object.
  private static func isMessage(_ expression: ExprSyntax) -> Bool {
    let result =
      expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
    let called = result.as(FunctionCallExprSyntax.self)?.calledExpression
    return called?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "perform"
  }

  /// The functions that return an `AnyClass`.
  private static let classFunctions: Set<String> = [
    "NSClassFromString", "class_getSuperclass", "object_getClass", "objc_getRequiredClass",
    "objc_lookUpClass",
  ]

  /// The properties of the frameworks' classes that are an `AnyObject`: the views or guides of a
  /// constraint.
  static let frameworkObjects: Set<String> = ["firstItem", "secondItem"]

  /// The methods that return the object of an unmanaged reference.
  private static let taken: Set<String> = ["takeUnretainedValue", "takeRetainedValue"]
  /// The methods of a collection that return one of its elements.
  private static let elements: Set<String> = [
    "first", "last", "max", "min", "popLast", "randomElement", "removeFirst", "removeLast",
  ]
  /// The methods of a collection that return some of its elements.
  private static let parts: Set<String> = [
    "dropFirst", "dropLast", "filter", "prefix", "reversed", "shuffled", "sorted", "suffix",
  ]
  /// The methods of a collection whose closure receives an element.
  static let visits: Set<String> = [
    "allSatisfy", "compactMap", "contains", "drop", "filter", "first", "firstIndex", "flatMap",
    "forEach", "last", "lastIndex", "map", "prefix", "removeAll",
  ]
}

extension Syntax {
  /// Returns the kind of the nearest variable or parameter of a name; nil if there is none.
  fileprivate func kind(ofVariable name: String, in lookup: ObjectKind.Lookup) -> ObjectKind? {
    var inner = self
    while let outer = inner.parent {
      if let found = outer.kind(of: name, declaredAround: inner, in: lookup) { return found }
      inner = outer
    }
    return nil
  }

  /// Returns the kind of a property of the nearest type; nil if it declares no such property.
  fileprivate func kind(ofProperty name: String) -> ObjectKind? {
    var next = parent
    while let outer = next {
      if let members = outer.as(MemberBlockItemListSyntax.self) { return members.kind(of: name) }
      next = outer.parent
    }
    return nil
  }

  /// Returns the kind of a variable that a node declares for a node within.
  private func kind(of name: String, declaredAround inner: Syntax, in lookup: ObjectKind.Lookup)
    -> ObjectKind?
  {
    if let closure = self.as(ClosureExprSyntax.self) {
      return closure.kind(ofParameter: name, in: lookup)
    }
    let clause =
      self.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause
    if let clause {
      return clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
        .map { $0.ellipsis == nil ? ObjectKind($0.type) : .other }
    }
    if let loop = self.as(ForStmtSyntax.self), inner.id != Syntax(loop.sequence).id {
      guard loop.pattern.trimmedDescription == name else { return nil }
      return ObjectKind(loop.sequence, in: lookup)?.element ?? .other
    }
    if let list = self.as(ConditionElementListSyntax.self) {
      return list.kind(of: name, before: inner, in: lookup)
    }
    if let choice = self.as(IfExprSyntax.self), inner.id == Syntax(choice.body).id {
      return choice.conditions.kind(of: name, before: nil, in: lookup)
    }
    if let loop = self.as(WhileStmtSyntax.self), inner.id == Syntax(loop.body).id {
      return loop.conditions.kind(of: name, before: nil, in: lookup)
    }
    if let statements = self.as(CodeBlockItemListSyntax.self) {
      return statements.kind(of: name, before: inner, in: lookup)
    }
    return self.as(MemberBlockItemListSyntax.self)?.kind(of: name)
  }
}

extension ClosureExprSyntax {
  /// Returns the kind of a parameter of the closure; nil if it has none of the name.
  fileprivate func kind(ofParameter name: String, in lookup: ObjectKind.Lookup) -> ObjectKind? {
    switch signature?.parameterClause {
    case .parameterClause(let clause):
      return clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
        .map { $0.type.map(ObjectKind.init) ?? visited(lookup) ?? .other }
    case .simpleInput(let names):
      guard let index = names.map(\.name.text).firstIndex(of: name) else { return nil }
      return index == 0 ? visited(lookup) ?? .other : .other
    default:
      guard name.hasPrefix("$") else { return nil }
      return name == "$0" ? visited(lookup) ?? .other : .other
    }
  }

  /// Returns the kind of the elements of the collection whose method calls the closure.
  private func visited(_ lookup: ObjectKind.Lookup) -> ObjectKind? {
    var next = parent
    while let outer = next, !outer.is(FunctionCallExprSyntax.self) {
      guard outer.is(LabeledExprSyntax.self) || outer.is(LabeledExprListSyntax.self) else {
        return nil
      }
      next = outer.parent
    }
    guard
      let access = next?.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self),
      ObjectKind.visits.contains(access.declName.baseName.text), let base = access.base
    else { return nil }
    return ObjectKind(base, in: lookup)?.element
  }
}

extension ConditionElementListSyntax {
  /// Returns the kind of a variable that the conditions bind before a node within them.
  fileprivate func kind(of name: String, before inner: Syntax?, in lookup: ObjectKind.Lookup)
    -> ObjectKind?
  {
    var found: ObjectKind?
    for element in self {
      if element.id == inner?.id { break }
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.trimmedDescription == name
      else { continue }
      if let type = binding.typeAnnotation?.type {
        found = ObjectKind(type)
      } else if let value = binding.initializer?.value {
        found = ObjectKind(value, in: lookup) ?? .other
      }
    }
    return found
  }
}

extension CodeBlockItemListSyntax {
  /// Returns the kind of a variable that the statements declare before one of them.
  fileprivate func kind(of name: String, before inner: Syntax, in lookup: ObjectKind.Lookup)
    -> ObjectKind?
  {
    var found: ObjectKind?
    for statement in self {
      if statement.id == inner.id { break }
      if let guarded = statement.item.as(GuardStmtSyntax.self) {
        found = guarded.conditions.kind(of: name, before: nil, in: lookup) ?? found
      }
      if let branches = statement.item.as(IfConfigDeclSyntax.self)?.clauses {
        // An inactive branch may declare the variable with another type.
        let kinds = branches.compactMap { branch -> ObjectKind? in
          guard case .statements(let list) = branch.elements else { return nil }
          return list.kind(of: name, before: inner, in: lookup)
        }
        found = kinds.first { $0 != .other } ?? kinds.first ?? found
      }
      let bindings = statement.item.as(VariableDeclSyntax.self)?.bindings
      guard let binding = bindings?.first(where: { $0.pattern.trimmedDescription == name }) else {
        continue
      }
      found =
        binding.typeAnnotation.map { ObjectKind($0.type) }
        ?? binding.initializer.flatMap { ObjectKind($0.value, in: lookup) } ?? .other
    }
    return found
  }
}

extension MemberBlockItemListSyntax {
  /// Returns the kind of a property that the members declare; nil if there is none of the name.
  fileprivate func kind(of name: String) -> ObjectKind? {
    lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
      .first { $0.pattern.trimmedDescription == name }
      .map { $0.typeAnnotation.map { ObjectKind($0.type) } ?? .other }
  }
}
