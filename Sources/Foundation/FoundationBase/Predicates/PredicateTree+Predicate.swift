extension PredicateTree {
  /// The predicate as an object of Apple's classes (Predicates.PR9).
  var predicate: NSPredicate {
    switch self {
    case .always(let answer): NSPredicate(value: answer)
    case .not(let condition): CompoundPredicate(notPredicateWithSubpredicate: condition.predicate)
    case .all(let conditions):
      CompoundPredicate(andPredicateWithSubpredicates: conditions.map(\.predicate))
    case .any(let conditions):
      CompoundPredicate(orPredicateWithSubpredicates: conditions.map(\.predicate))
    case .comparison(let comparison): comparison.predicate
    case .custom(let predicate): predicate
    }
  }
}

extension PredicateComparison {
  /// The comparison as a predicate.
  ///
  /// `NONE` becomes the negation of `ANY`.
  fileprivate var predicate: NSPredicate {
    guard quantifier == .none else { return NSComparisonPredicate(self) }
    var any = self
    any.quantifier = .any
    return CompoundPredicate(notPredicateWithSubpredicate: NSComparisonPredicate(any))
  }
}
