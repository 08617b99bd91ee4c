import SwiftSyntax

/// The type of an expression as far as the source states it, without spaces.
struct StatedType {
  /// The type as written, such as `[UIView.Type]`.
  let text: String

  /// Creates a type from its text.
  init(_ text: String) {
    let type = text.hasPrefix("inout ") ? text.dropFirst(6) : text[...]
    let plain = type.contains("any ") ? type.replacing("any ", with: "") : type
    self.text = plain.filter { !$0.isWhitespace }
  }

  /// The type without optionals and parentheses around it.
  var unwrapped: StatedType {
    var text = text[...]
    while true {
      if text.last == "?" || text.last == "!" {
        text.removeLast()
      } else if text.first == "(", text.last == ")", !text.contains(","), !text.contains("->") {
        text = text.dropFirst().dropLast()
      } else {
        return StatedType(String(text))
      }
    }
  }

  /// The type of whose subclasses the value is one; nil if the value is not a metatype.
  var instance: String? {
    let text = unwrapped.text
    guard text.hasSuffix(".Type") else { return nil }
    return StatedType(String(text.dropLast(5))).unwrapped.text
  }

  /// The type whose members a `#selector` finds in the value: ``instance``, or the protocol that
  /// the value is; nil for other values.
  var selectedInstance: String? {
    if let instance { return instance }
    let text = unwrapped.text
    return text.hasSuffix(".Protocol") ? String(text.dropLast(9)) : nil
  }

  /// The type of the elements of an array, or of the values of a dictionary; nil for other types.
  var element: StatedType? { listParts.map { StatedType(String($0.value)) } }

  /// The type of what a loop visits: the elements of an array, or the pairs of a dictionary; nil
  /// for other types.
  var visited: StatedType? {
    guard let parts = listParts else { return nil }
    guard let key = parts.key else { return StatedType(String(parts.value)) }
    return StatedType("(key:\(key),value:\(parts.value))")
  }

  /// The type of the keys, which an array lacks, and of the values of a list; nil for other types.
  private var listParts: (key: Substring?, value: Substring)? {
    let text = unwrapped.text
    for (start, end, separator) in Self.lists where text.hasPrefix(start) && text.hasSuffix(end) {
      return Self.split(text.dropFirst(start.count).dropLast(), at: separator)
    }
    return nil
  }

  /// The texts that begin and end the type of a list, and what separates its key and value.
  private static let lists: [(start: String, end: String, separator: Character)] = [
    ("[", "]", ":"), ("Array<", ">", ","), ("ArraySlice<", ">", ","), ("Dictionary<", ">", ","),
  ]

  /// Splits a text at a separator that is outside of all brackets.
  ///
  /// - Returns: The key, which is nil without such a separator, and the value; nil if a bracket is
  ///   closed that was not opened, as in `A]->[B`.
  private static func split(_ text: Substring, at separator: Character)
    -> (key: Substring?, value: Substring)?
  {
    var (depth, previous) = (0, Character(" "))
    var place: Substring.Index?
    for (index, character) in zip(text.indices, text) {
      switch character {
      case "[", "(", "<": depth += 1
      case "]", ")": depth -= 1
      // An arrow is not a bracket.
      case ">" where previous != "-": depth -= 1
      case separator where depth == 0: place = place ?? index
      default: break
      }
      guard depth >= 0 else { return nil }
      previous = character
    }
    guard let place else { return (nil, text) }
    return (text[..<place], text[text.index(after: place)...])
  }

  /// The type of the value of a dictionary's pair; nil for other types.
  var pairedValue: StatedType? {
    let text = unwrapped.text
    guard text.hasPrefix("(key:"), let comma = text.firstRange(of: ",value:") else { return nil }
    return StatedType(String(text[comma.upperBound...].dropLast()))
  }

  /// The kind of an object, a class or a list of them, optional or not; nil for other types.
  var objectKind: ObjectKind? {
    switch unwrapped.text {
    case "AnyObject": .object
    case "AnyClass", "AnyObject.Type": .anyClass
    default:
      switch element?.text {
      case "AnyObject": .list
      case "AnyClass", "AnyObject.Type", "(AnyObject.Type)": .classList
      default: nil
      }
    }
  }

  /// Creates the type of an expression; nil if the source does not state it.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - interface: The interfaces, which know the types that properties and results state.
  ///   - depth: The number of declarations that refer to each other so far.
  init?(_ expression: ExprSyntax, in interface: ModuleInterface, depth: Int = 0) {
    // A chain of declarations that refer to each other is cut off.
    guard depth < 16 else { return nil }
    func type(_ inner: ExprSyntax?) -> StatedType? {
      inner.flatMap { Self($0, in: interface, depth: depth + 1) }
    }
    let found: StatedType?
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      found =
        Syntax(expression).statedType(ofVariable: name, in: interface, depth: depth + 1)
        ?? interface.statedType(ofProperty: name).map(StatedType.init)
    } else if let inner = expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    {
      found = type(inner)?.unwrapped
    } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      found = type(tuple.elements.first?.expression)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let cast = elements[2].as(TypeExprSyntax.self)
      {
        found = StatedType(cast.type.trimmedDescription)
      } else if elements.count == 3, elements[1].as(BinaryOperatorExprSyntax.self)?.text == "??" {
        found = type(elements[0])?.unwrapped ?? type(elements[2])
      } else {
        found = nil
      }
    } else if let call = expression.as(SubscriptCallExprSyntax.self) {
      let list = call.arguments.count == 1 ? type(call.calledExpression) : nil
      // The index of a dictionary's key leads to a pair.
      found = call.arguments.first?.expression.isIndex == true ? list?.visited : list?.element
    } else if let call = expression.as(FunctionCallExprSyntax.self) {
      found =
        Self.type(of: call, type) ?? Self.result(of: call)
        ?? call.functionName.flatMap(interface.statedType(ofFunction:)).map(StatedType.init)
    } else if let access = expression.as(MemberAccessExprSyntax.self) {
      found = Self.type(of: access, interface, type)
    } else {
      found = nil
    }
    guard let found else { return nil }
    self = found
  }

  /// Returns the type of `type(of: object)` or of an element of a list.
  private static func type(of call: FunctionCallExprSyntax, _ type: (ExprSyntax?) -> StatedType?)
    -> StatedType?
  {
    if call.calledExpression.trimmedDescription == "type", call.arguments.count == 1,
      call.arguments.first?.label?.text == "of"
    {
      return type(call.arguments.first?.expression).map { StatedType($0.text + ".Type") }
    }
    // An empty list such as `[String: AnyObject]()`.
    if call.arguments.isEmpty,
      call.calledExpression.is(DictionaryExprSyntax.self)
        || call.calledExpression.is(ArrayExprSyntax.self)
    {
      return StatedType(call.calledExpression.trimmedDescription)
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    switch access.declName.baseName.text {
    case "first", "last", "randomElement", "popLast", "removeFirst", "removeLast":
      return type(access.base)?.visited
    case "filter", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "sorted", "shuffled":
      return type(access.base)
    case "enumerated":
      // A list of pairs, as of a dictionary.
      return type(access.base)?.visited.map { StatedType("[Int:\($0.text)]") }
    default: return nil
    }
  }

  /// Returns the type that an initializer creates, or that a method of the enclosing type, such as
  /// `query(for: key)`, returns; nil unless all methods with its base name return the same type.
  private static func result(of call: FunctionCallExprSyntax) -> StatedType? {
    let name: String
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let base = access.base?.trimmedDescription
      guard base == "self" || base == "Self" else { return nil }
      name = access.declName.baseName.text
    } else if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
      // An initializer such as `URLRequest(url: url)`.
      if name.first?.isUppercase == true { return StatedType(name) }
    } else {
      return nil
    }
    var next = call.parent
    while let outer = next {
      if let members = outer.as(MemberBlockItemListSyntax.self) {
        let results = members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
          .filter { $0.name.text == name }
          .map { StatedType($0.signature.returnClause?.type.trimmedDescription ?? "Void") }
        return Set(results.map(\.text)).count == 1 ? results[0] : nil
      }
      next = outer.parent
    }
    return nil
  }

  /// Returns the type of `UIView.self`, of a list's first element or of a property.
  private static func type(
    of access: MemberAccessExprSyntax, _ interface: ModuleInterface,
    _ type: (ExprSyntax?) -> StatedType?
  ) -> StatedType? {
    let name = access.declName.baseName.text
    switch name {
    case "self":
      guard let base = access.base?.trimmedDescription, base.first?.isUppercase == true else {
        return nil
      }
      return StatedType(base + ".Type")
    case "first", "last": return type(access.base)?.visited
    case "lazy": return type(access.base)
    case "value", "element":
      if let value = type(access.base)?.pairedValue { return value }
      return interface.statedType(ofProperty: name).map(StatedType.init)
    case "values":
      if let value = type(access.base)?.visited?.pairedValue {
        return StatedType("[\(value.text)]")
      }
      return interface.statedType(ofProperty: name).map(StatedType.init)
    default: return interface.statedType(ofProperty: name).map(StatedType.init)
    }
  }
}

extension FunctionCallExprSyntax {
  /// The base name of the called function; nil for another value.
  var functionName: String? {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension BinaryOperatorExprSyntax {
  fileprivate var text: String { `operator`.text }
}

extension Syntax {
  /// Returns the type of the nearest variable or parameter of a name; nil if none is stated.
  fileprivate func statedType(
    ofVariable name: String, in interface: ModuleInterface, depth: Int
  ) -> StatedType? {
    var inner = self
    while let outer = inner.parent {
      let declared = outer.declaration(of: name, around: inner)
      switch declared {
      case .type(let text): return StatedType(text)
      case .value(let value): return StatedType(value, in: interface, depth: depth)
      case .unwrapped(let value): return StatedType(value, in: interface, depth: depth)?.unwrapped
      case .element(let list): return StatedType(list, in: interface, depth: depth)?.visited
      case .visited(let list):
        // A method of an optional value calls its closure with the value itself.
        let type = StatedType(list, in: interface, depth: depth)
        return type?.visited ?? type?.unwrapped
      case .pairedValue(of: let list):
        return StatedType(list, in: interface, depth: depth)?.visited?.pairedValue
      case .payload(let payload): return interface.statedType(of: payload).map(StatedType.init)
      case .unknown: return nil
      case nil: break
      }
      inner = outer
    }
    return nil
  }

  /// The way in which a declaration states the type of a variable.
  fileprivate enum Declaration {
    case type(String), value(ExprSyntax), unwrapped(ExprSyntax), element(ExprSyntax)
    case visited(ExprSyntax), pairedValue(of: ExprSyntax)
    case payload(EnumPayload), unknown
  }

  fileprivate func declaration(of name: String, around inner: Syntax) -> Declaration? {
    if let closure = self.as(ClosureExprSyntax.self) { return closure.declaration(of: name) }
    let clause =
      self.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? self.as(InitializerDeclSyntax.self)?.signature.parameterClause
    if let parameter = clause?.parameters.first(where: {
      ($0.secondName ?? $0.firstName).text == name
    }) {
      let type = parameter.type.trimmedDescription
      return .type(parameter.ellipsis == nil ? type : "[\(type)]")
    }
    if let loop = self.as(ForStmtSyntax.self), inner.id == Syntax(loop.body).id {
      return loop.declaration(of: name)
    }
    if let choice = self.as(SwitchCaseSyntax.self), inner.id == Syntax(choice.statements).id {
      return EnumPayload(name, in: choice).map(Declaration.payload)
    }
    if let choice = self.as(IfExprSyntax.self), inner.id == Syntax(choice.body).id {
      return choice.conditions.declaration(of: name, before: nil)
    }
    if let loop = self.as(WhileStmtSyntax.self), inner.id == Syntax(loop.body).id {
      return loop.conditions.declaration(of: name, before: nil)
    }
    if let list = self.as(ConditionElementListSyntax.self) {
      return list.declaration(of: name, before: inner)
    }
    if let statements = self.as(CodeBlockItemListSyntax.self) {
      return statements.declaration(of: name, before: inner)
    }
    guard let members = self.as(MemberBlockItemListSyntax.self) else { return nil }
    return members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
      .first { $0.pattern.trimmedDescription == name }.map(\.declaration)
  }
}

extension PatternBindingSyntax {
  fileprivate var declaration: Syntax.Declaration {
    typeAnnotation.map { .type($0.type.trimmedDescription) }
      ?? initializer.map { .value($0.value) } ?? .unknown
  }
}

extension ExprSyntax {
  /// Whether the expression is the name of a type as it is usually written, with a capital letter.
  var namesType: Bool {
    let name =
      self.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name?.first?.isUppercase == true
  }

  /// Whether the expression is the index of a dictionary's key: `list.index(forKey: key)!`.
  fileprivate var isIndex: Bool {
    let inner = self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
    guard let call = inner.as(FunctionCallExprSyntax.self) else { return false }
    return call.arguments.first?.label?.text == "forKey"
      && call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "index"
  }
}

extension ForStmtSyntax {
  /// Returns the way in which the pattern of the loop states the type of a variable: `element`,
  /// `(_, value)` of a dictionary, or `(index, element)` of an enumerated list.
  fileprivate func declaration(of name: String) -> Syntax.Declaration? {
    if pattern.trimmedDescription == name { return .element(sequence) }
    guard let parts = pattern.as(TuplePatternSyntax.self)?.elements, parts.count == 2,
      let place = parts.map(\.pattern.trimmedDescription).firstIndex(of: name)
    else { return nil }
    guard place == 1 else { return .unknown }
    return .pairedValue(of: sequence)
  }
}

extension ClosureExprSyntax {
  fileprivate func declaration(of name: String) -> Syntax.Declaration? {
    let place: Int
    let count: Int
    switch signature?.parameterClause {
    case .parameterClause(let clause):
      let parameters = Array(clause.parameters)
      guard
        let index = parameters.firstIndex(where: {
          ($0.secondName ?? $0.firstName).text == name
        })
      else { return nil }
      if let type = parameters[index].type { return .type(type.trimmedDescription) }
      (place, count) = (index, parameters.count)
    case .simpleInput(let names):
      guard let index = names.map(\.name.text).firstIndex(of: name) else { return nil }
      (place, count) = (index, names.count)
    default:
      guard name.hasPrefix("$"), let index = Int(name.dropFirst()) else { return nil }
      (place, count) = (index, index + 1)
    }
    guard let (list, method) = visitedList, place < 2 else { return .unknown }
    switch (method, place) {
    case ("mapValues", 0), ("compactMapValues", 0): return .pairedValue(of: list)
    case ("reduce", 1), ("sorted", _), ("sort", _), ("max", _), ("min", _): return .element(list)
    case ("reduce", _): return .unknown
    case (_, 0): return count == 1 ? .visited(list) : .unknown
    default: return .pairedValue(of: list)
    }
  }

  /// The collection whose method calls the closure with its elements, and the method's name.
  private var visitedList: (ExprSyntax, String)? {
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
      let base = access.base
    else { return nil }
    let name = access.declName.baseName.text
    return ObjectKind.visits.contains(name) || Self.otherVisits.contains(name) ? (base, name) : nil
  }

  /// The methods of a collection whose closure receives the values of a dictionary, or an element
  /// as another argument than the first or only one.
  private static let otherVisits: Set<String> = [
    "compactMapValues", "mapValues", "max", "min", "reduce", "sort", "sorted",
  ]
}

extension ConditionElementListSyntax {
  fileprivate func declaration(of name: String, before inner: Syntax?) -> Syntax.Declaration? {
    var found: Syntax.Declaration?
    for element in self {
      if element.id == inner?.id { break }
      if let match = element.condition.as(MatchingPatternConditionSyntax.self) {
        found = EnumPayload(name, in: match.pattern).map(Syntax.Declaration.payload) ?? found
      }
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.trimmedDescription == name
      else { continue }
      if let type = binding.typeAnnotation?.type {
        found = .type(type.trimmedDescription)
      } else {
        // `if let kind` unwraps the variable of that name.
        found = binding.initializer.map { .unwrapped($0.value) } ?? found
      }
    }
    return found
  }
}

extension CodeBlockItemListSyntax {
  fileprivate func declaration(of name: String, before inner: Syntax) -> Syntax.Declaration? {
    var found: Syntax.Declaration?
    for statement in self {
      if statement.id == inner.id { break }
      if let guarded = statement.item.as(GuardStmtSyntax.self) {
        found = guarded.conditions.declaration(of: name, before: nil) ?? found
      }
      let bindings = statement.item.as(VariableDeclSyntax.self)?.bindings
      if let binding = bindings?.first(where: { $0.pattern.trimmedDescription == name }) {
        found = binding.declaration
      }
    }
    return found
  }
}
