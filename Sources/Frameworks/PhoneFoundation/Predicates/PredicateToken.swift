/// A word, a sign or a value in a predicate's text.
struct PredicateToken {
  enum Kind: Equatable {
    case word(String)
    /// A name that is none of the language's words: after `#`.
    case name(String)
    case variable(String)
    case text(String)
    case whole(Int64)
    case fractional(Double)
    case sign(String)
    /// A place for a value that is handed over; true for a name (`%K`).
    case place(isName: Bool)
    case end
  }

  let kind: Kind
  /// How many characters stand before it.
  let offset: Int
}
