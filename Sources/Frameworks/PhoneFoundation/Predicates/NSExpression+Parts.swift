// What an expression is made of (PR10). Asked for what it has not, the program ends, as on an iPhone.
extension NSExpression {
  /// What an expression can be.
  public enum ExpressionType: UInt, Sendable {
    /// A constant.
    case constantValue
    /// The object that it is asked of.
    case evaluatedObject
    /// A value that is given later.
    case variable
    /// What an object has under a name.
    case keyPath
    /// What a function makes of others.
    case function
    /// What is in either of two collections.
    case unionSet
    /// What is in both of two collections.
    case intersectSet
    /// What is in one collection and not in another.
    case minusSet
    /// Those elements for which a predicate holds.
    case subquery = 13
    /// Several expressions.
    case aggregate
    /// Any name, in queries of Spotlight; none is made here.
    case anyKey
    /// An app's own code.
    case block = 19
    /// One of two, as a predicate decides.
    case conditional
  }

  /// What it is.
  public var expressionType: ExpressionType {
    switch term {
    case .constant: .constantValue
    case .evaluated: .evaluatedObject
    case .variable: .variable
    case .list: .aggregate
    case .path(.evaluated, _): .keyPath
    case .path, .element, .function: .function
    case .chosen: .subquery
    case .joined(.union, _, _): .unionSet
    case .joined(.intersect, _, _): .intersectSet
    case .joined(.minus, _, _): .minusSet
    case .either: .conditional
    case .block: .block
    }
  }

  /// A constant's value.
  public var constantValue: Any? {
    guard case .constant(let value) = term else { lack("constant value") }
    return value
  }

  /// Names that are parted by dots.
  public var keyPath: String {
    guard case .path(_, let keys) = term else { lack("key path") }
    return keys.joined(separator: ".")
  }

  /// A variable's name, without `$`.
  public var variable: String {
    switch term {
    case .variable(let name), .chosen(_, variable: let name, _): return name
    default: lack("variable")
    }
  }

  /// A function's name.
  public var function: String {
    switch term {
    case .function(let function, _): return function.name
    case .path: return "valueForKeyPath:"
    case .element: return "objectFrom:withIndex:"
    default: lack("function")
    }
  }

  /// What a function is of, where that is no argument: what names are asked of.
  public var operand: NSExpression {
    guard case .path(let base, _) = term else { lack("operand") }
    return NSExpression(base)
  }

  /// What a function, or an app's own code, is given.
  public var arguments: [NSExpression]? {
    switch term {
    case .function(_, let terms): return terms.map { NSExpression($0) }
    case .path(_, let keys): return [NSExpression(.constant(keys.joined(separator: ".")))]
    case .element(let base, .at(let place)): return [NSExpression(base), NSExpression(place)]
    case .element(let base, _): return [NSExpression(base)]
    case .block(_, let expressions): return expressions
    default: lack("arguments")
    }
  }

  /// The expressions of several, or that of the collection that is chosen from.
  public var collection: Any {
    switch term {
    case .list(let terms): return terms.map { NSExpression($0) }
    case .chosen(let base, _, _): return NSExpression(base)
    default: lack("collection")
    }
  }

  /// What decides.
  public var predicate: NSPredicate {
    switch term {
    case .chosen(_, _, let condition), .either(let condition, _, _): return condition.predicate
    default: lack("predicate")
    }
  }

  /// The first of two collections.
  public var left: NSExpression {
    guard case .joined(_, let left, _) = term else { lack("left expression") }
    return NSExpression(left)
  }

  /// The second of two collections.
  public var right: NSExpression {
    guard case .joined(_, _, let right) = term else { lack("right expression") }
    return NSExpression(right)
  }

  /// What it is where the predicate holds.
  public var `true`: NSExpression {
    guard case .either(_, let one, _) = term else { lack("true expression") }
    return NSExpression(one)
  }

  /// What it is where the predicate does not hold.
  public var `false`: NSExpression {
    guard case .either(_, _, let other) = term else { lack("false expression") }
    return NSExpression(other)
  }

  /// An app's own code.
  public var expressionBlock: Block {
    guard case .block(let block, _) = term else { lack("block") }
    return block
  }

  private func lack(_ what: String) -> Never { Self.complain("\(self) has no \(what)") }
}
