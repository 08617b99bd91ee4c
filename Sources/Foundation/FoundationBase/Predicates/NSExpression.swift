/// An expression that yields a value when it is evaluated: a constant, a key path, a function and
/// others (Predicates.PR10).
open class NSExpression: NSObject, NSCopying {
  /// A block that receives the evaluated object, the arguments and a mutable context.
  public typealias Block = (Any?, [NSExpression], NSMutableDictionary?) -> Any

  let term: PredicateTerm

  init(_ term: PredicateTerm) { self.term = term }

  // MARK: Creating from a format

  /// Creates an expression from a format.
  ///
  /// An invalid format traps, as on an iPhone (Predicates.PR1).
  public convenience init(format expressionFormat: String, _ args: Any?...) {
    self.init(text: expressionFormat, args)
  }

  /// Creates an expression from a format.
  ///
  /// An invalid format traps, as on an iPhone (Predicates.PR1).
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(text: expressionFormat, arguments)
  }

  private convenience init(text: String, _ values: [Any?]) {
    do {
      self.init(try PredicateParser.term(text, values))
    } catch {
      error.raise(text)
    }
  }

  // MARK: Creating from parts

  /// Creates a constant.
  public convenience init(forConstantValue obj: Any?) {
    self.init(.constant(PredicateValue.unwrapped(obj)))
  }

  /// Returns an expression for the evaluated object.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluated) }

  /// Creates a variable, by its name without `$`.
  public convenience init(forVariable string: String) { self.init(.variable(string)) }

  /// Creates a key path.
  public convenience init(forKeyPath keyPath: String) {
    self.init(PredicateTerm.evaluated.appending(path: keyPath))
  }

  /// Creates a key path, of which the names must be known at run time: those of stored properties
  /// are; another traps.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    guard let names = keyPath.names else {
      Self.fail("the key path \(keyPath) has no names at run time; use #keyPath")
    }
    self.init(forKeyPath: names)
  }

  /// Creates a function (Predicates.PR8).
  ///
  /// An unknown name traps, as on an iPhone.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    guard let function = PredicateFunction(name: name) else { Self.fail("no function \(name)") }
    let terms = parameters.map(Self.term)
    guard terms.count == function.arity || function.isVariadic && !terms.isEmpty else {
      Self.fail("\(name) takes \(function.arity) arguments, not \(terms.count)")
    }
    self.init(.function(function, terms))
  }

  /// Creates an aggregate of expressions and values.
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.list(subexpressions.map(Self.term)))
  }

  /// Creates a union.
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.setOperation(.union, left.term, right.term))
  }

  /// Creates an intersection.
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.setOperation(.intersect, left.term, right.term))
  }

  /// Creates a difference.
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.setOperation(.minus, left.term, right.term))
  }

  /// Creates a subquery: the elements of a collection that match a predicate (Predicates.PR7).
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String,
    predicate: NSPredicate
  ) {
    self.init(.subquery(expression.term, variable: variable, .custom(predicate)))
  }

  /// Creates a conditional expression.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression,
    falseExpression: NSExpression
  ) {
    self.init(.conditional(.custom(predicate), trueExpression.term, falseExpression.term))
  }

  /// Creates an expression that calls a block.
  public convenience init(block: @escaping Block, arguments: [NSExpression]?) {
    self.init(.block(block, arguments ?? []))
  }

  // MARK: Parts

  // Accessing a part of another type traps, as on an iPhone (Predicates.PR10).

  /// The type of the expression.
  open var expressionType: ExpressionType {
    switch term {
    case .constant: .constantValue
    case .evaluated: .evaluatedObject
    case .variable: .variable
    case .list: .aggregate
    case .path(.evaluated, _): .keyPath
    case .path, .element, .function: .function
    case .subquery: .subquery
    case .setOperation(.union, _, _): .unionSet
    case .setOperation(.intersect, _, _): .intersectSet
    case .setOperation(.minus, _, _): .minusSet
    case .conditional: .conditional
    case .block: .block
    }
  }

  /// The constant value.
  open var constantValue: Any? {
    guard case .constant(let value) = term else { failMissing("constant value") }
    return value
  }

  /// The key path.
  open var keyPath: String {
    guard case .path(_, let keys) = term else { failMissing("key path") }
    return keys.joined(separator: ".")
  }

  /// The name of the variable, without `$`.
  open var variable: String {
    switch term {
    case .variable(let name), .subquery(_, variable: let name, _): return name
    default: failMissing("variable")
    }
  }

  /// The name of the function.
  open var function: String {
    switch term {
    case .function(let function, _): return function.name
    case .path: return "valueForKeyPath:"
    case .element: return "objectFrom:withIndex:"
    default: failMissing("function")
    }
  }

  /// The operand of a function: the expression to which a key path is applied.
  open var operand: NSExpression {
    guard case .path(let base, _) = term else { failMissing("operand") }
    return NSExpression(base)
  }

  /// The arguments of a function or block.
  open var arguments: [NSExpression]? {
    switch term {
    case .function(_, let terms): return terms.map { NSExpression($0) }
    case .path(_, let keys): return [NSExpression(.constant(keys.joined(separator: ".")))]
    case .element(let base, .at(let place)): return [NSExpression(base), NSExpression(place)]
    case .element(let base, _): return [NSExpression(base)]
    case .block(_, let expressions): return expressions
    default: failMissing("arguments")
    }
  }

  /// The expressions of an aggregate, or the collection of a subquery.
  open var collection: Any {
    switch term {
    case .list(let terms): return terms.map { NSExpression($0) }
    case .subquery(let base, _, _): return NSExpression(base)
    default: failMissing("collection")
    }
  }

  /// The predicate of a subquery or conditional expression.
  open var predicate: NSPredicate {
    switch term {
    case .subquery(_, _, let condition), .conditional(let condition, _, _):
      return condition.predicate
    default: failMissing("predicate")
    }
  }

  /// The first of two collections.
  open var left: NSExpression {
    guard case .setOperation(_, let left, _) = term else { failMissing("left expression") }
    return NSExpression(left)
  }

  /// The second of two collections.
  open var right: NSExpression {
    guard case .setOperation(_, _, let right) = term else { failMissing("right expression") }
    return NSExpression(right)
  }

  /// The result if the predicate matches.
  open var `true`: NSExpression {
    guard case .conditional(_, let one, _) = term else { failMissing("true expression") }
    return NSExpression(one)
  }

  /// The result if the predicate does not match.
  open var `false`: NSExpression {
    guard case .conditional(_, _, let other) = term else { failMissing("false expression") }
    return NSExpression(other)
  }

  /// The block.
  open var expressionBlock: Block {
    guard case .block(let block, _) = term else { failMissing("block") }
    return block
  }

  // MARK: Evaluating

  /// Returns the value of the expression.
  ///
  /// - Parameters:
  ///   - object: The evaluated object.
  ///   - context: The values of variables, and storage for blocks.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any?] = [:]
    for (key, value) in context ?? [:] {
      if let name = key as? String { variables[name] = value }
    }
    let evaluation = PredicateContext(
      object: object, variables: variables, blockStorage: context)
    return PredicateValue.unwrapped(term.value(in: evaluation))
  }

  /// The format string (Predicates.PR11).
  open override var description: String { term.text }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether both are equal expressions.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSExpression else { return false }
    if self === other { return true }
    if case .block = term { return false }
    return term.text == other.term.text
      && term.constants.elementsEqual(other.term.constants) { PredicateValue.isSame($0, $1) }
  }

  /// The hash value.
  open override var hash: Int { term.text.hashValue }

  // MARK: Internals

  static func term(_ value: Any) -> PredicateTerm {
    (value as? NSExpression)?.term ?? .constant(PredicateValue.unwrapped(value))
  }

  static func fail(_ what: String) -> Never {
    NSException(name: .invalidArgumentException, reason: "invalid expression: \(what)").raise()
  }
}
