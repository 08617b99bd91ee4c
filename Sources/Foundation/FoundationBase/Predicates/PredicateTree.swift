/// A parsed predicate as a tree of conditions.
indirect enum PredicateTree {
  case always(Bool)
  case not(PredicateTree)
  case all([PredicateTree])
  case any([PredicateTree])
  case comparison(PredicateComparison)
  /// A predicate that was passed for `%@`.
  case custom(NSPredicate)
}

/// A comparison of two values.
struct PredicateComparison {
  var left: PredicateTerm
  var relation: Relation
  var right: PredicateTerm
  /// The values on the left to compare, if there are several.
  var quantifier = Quantifier.direct
  var options: String.CompareOptions = []

  enum Relation {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case between, within, contains, beginsWith, endsWith, like, matches
  }

  enum Quantifier { case direct, any, all, none }
}

/// A term of a predicate, which yields a value.
indirect enum PredicateTerm {
  case constant(Any?)
  case evaluated
  case variable(String)
  case list([PredicateTerm])
  /// The value of another term at a key path.
  case path(PredicateTerm, [String])
  /// The element of another term at an index, for a key or at an end.
  case element(PredicateTerm, Index)
  case function(PredicateFunction, [PredicateTerm])
  /// The elements of a collection that match a predicate.
  case subquery(PredicateTerm, variable: String, PredicateTree)
  /// A set operation on two collections.
  case setOperation(SetOperator, PredicateTerm, PredicateTerm)
  /// A conditional expression.
  case conditional(PredicateTree, PredicateTerm, PredicateTerm)
  /// The result of a block.
  case block(NSExpression.Block, [NSExpression])

  enum SetOperator { case union, intersect, minus }

  enum Index {
    case first, last, size
    case at(PredicateTerm)
  }
}
