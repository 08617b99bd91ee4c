/// A predicate that was read, as the conditions it is made of.
indirect enum PredicateTree {
  case always(Bool)
  case not(PredicateTree)
  case all([PredicateTree])
  case any([PredicateTree])
  case comparison(PredicateComparison)
  /// One that was handed over for `%@`.
  case given(NSPredicate)
}

/// Two values that are compared.
struct PredicateComparison {
  var left: PredicateTerm
  var relation: Relation
  var right: PredicateTerm
  /// Which of the values on the left are compared, where there are several.
  var quantity = Quantity.itself
  var options: String.CompareOptions = []

  enum Relation {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case between, within, contains, beginsWith, endsWith, like, matches
  }

  enum Quantity { case itself, any, all, none }
}

/// What stands for a value in a predicate.
indirect enum PredicateTerm {
  case constant(Any?)
  case evaluated
  case variable(String)
  case list([PredicateTerm])
  /// What another has under names, one after the other.
  case path(PredicateTerm, [String])
  /// What is at a place of another: a number, a key, or an end.
  case element(PredicateTerm, Place)
  case function(PredicateFunction, [PredicateTerm])
  /// Those elements of a collection for which a predicate holds.
  case chosen(PredicateTerm, variable: String, PredicateTree)
  /// What two collections make together.
  case joined(Junction, PredicateTerm, PredicateTerm)
  /// One of two, as a predicate decides.
  case either(PredicateTree, PredicateTerm, PredicateTerm)
  /// What an app's own code says.
  case block(NSExpression.Block, [NSExpression])

  enum Junction { case union, intersect, minus }

  enum Place {
    case first, last, size
    case at(PredicateTerm)
  }
}
