// Parts of expressions (Predicates.PR10). Accessing a part of another type ends the program, as on
// an iPhone.
extension NSExpression {
  /// The type of an expression.
  public enum ExpressionType: UInt, Sendable {
    /// A constant value.
    case constantValue
    /// The evaluated object.
    case evaluatedObject
    /// A variable.
    case variable
    /// A key path.
    case keyPath
    /// A function of other expressions.
    case function
    /// The union of two collections.
    case unionSet
    /// The intersection of two collections.
    case intersectSet
    /// The difference of two collections.
    case minusSet
    /// The elements that match a predicate.
    case subquery = 13
    /// An array of expressions.
    case aggregate
    /// Any key, for Spotlight queries. It is never created here.
    case anyKey
    /// A block.
    case block = 19
    /// A conditional expression.
    case conditional
  }

  /// The type of the expression.
  public var expressionType: ExpressionType {
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
  public var constantValue: Any? {
    guard case .constant(let value) = term else { failMissing("constant value") }
    return value
  }

  /// The key path.
  public var keyPath: String {
    guard case .path(_, let keys) = term else { failMissing("key path") }
    return keys.joined(separator: ".")
  }

  /// The name of the variable, without `$`.
  public var variable: String {
    switch term {
    case .variable(let name), .subquery(_, variable: let name, _): return name
    default: failMissing("variable")
    }
  }

  /// The name of the function.
  public var function: String {
    switch term {
    case .function(let function, _): return function.name
    case .path: return "valueForKeyPath:"
    case .element: return "objectFrom:withIndex:"
    default: failMissing("function")
    }
  }

  /// The operand of a function: the expression to which a key path is applied.
  public var operand: NSExpression {
    guard case .path(let base, _) = term else { failMissing("operand") }
    return NSExpression(base)
  }

  /// The arguments of a function or block.
  public var arguments: [NSExpression]? {
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
  public var collection: Any {
    switch term {
    case .list(let terms): return terms.map { NSExpression($0) }
    case .subquery(let base, _, _): return NSExpression(base)
    default: failMissing("collection")
    }
  }

  /// The predicate of a subquery or conditional expression.
  public var predicate: NSPredicate {
    switch term {
    case .subquery(_, _, let condition), .conditional(let condition, _, _):
      return condition.predicate
    default: failMissing("predicate")
    }
  }

  /// The first of two collections.
  public var left: NSExpression {
    guard case .setOperation(_, let left, _) = term else { failMissing("left expression") }
    return NSExpression(left)
  }

  /// The second of two collections.
  public var right: NSExpression {
    guard case .setOperation(_, _, let right) = term else { failMissing("right expression") }
    return NSExpression(right)
  }

  /// The result if the predicate matches.
  public var `true`: NSExpression {
    guard case .conditional(_, let one, _) = term else { failMissing("true expression") }
    return NSExpression(one)
  }

  /// The result if the predicate does not match.
  public var `false`: NSExpression {
    guard case .conditional(_, _, let other) = term else { failMissing("false expression") }
    return NSExpression(other)
  }

  /// The block.
  public var expressionBlock: Block {
    guard case .block(let block, _) = term else { failMissing("block") }
    return block
  }

  private func failMissing(_ what: String) -> Never { Self.fail("\(self) has no \(what)") }
}
