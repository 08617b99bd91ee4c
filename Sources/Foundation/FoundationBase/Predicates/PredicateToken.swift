/// A token of a predicate's format.
struct PredicateToken {
  enum Kind: Equatable {
    case word(String)
    /// An escaped name after `#`, which is not a keyword.
    case name(String)
    case variable(String)
    case text(String)
    case whole(Int64)
    case fractional(Double)
    case sign(String)
    /// A placeholder of a value; true for a name (`%K`).
    case placeholder(isName: Bool)
    case end
  }

  let kind: Kind
  /// The number of characters before the token.
  let offset: Int
}
