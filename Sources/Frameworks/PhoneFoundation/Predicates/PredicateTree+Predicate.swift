extension PredicateTree {
  /// The predicate that it is, of Apple's classes (PR9).
  var predicate: NSPredicate {
    switch self {
    case .always(let answer): NSPredicate(value: answer)
    case .not(let condition): CompoundPredicate(notPredicateWithSubpredicate: condition.predicate)
    case .all(let conditions):
      CompoundPredicate(andPredicateWithSubpredicates: conditions.map(\.predicate))
    case .any(let conditions):
      CompoundPredicate(orPredicateWithSubpredicates: conditions.map(\.predicate))
    case .comparison(let comparison): comparison.predicate
    case .given(let predicate): predicate
    }
  }
}

extension PredicateComparison {
  /// The predicate that it is; none is not any.
  fileprivate var predicate: NSPredicate {
    guard quantity == .none else { return NSComparisonPredicate(self) }
    var any = self
    any.quantity = .any
    return CompoundPredicate(notPredicateWithSubpredicate: NSComparisonPredicate(any))
  }
}
