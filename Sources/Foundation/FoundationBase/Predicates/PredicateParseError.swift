/// An error in a predicate's format, with its position.
package struct PredicateParseError: Error, Equatable, Sendable {
  /// The number of characters before the error.
  package let offset: Int
  /// The description of the error.
  package let message: String
}

extension PredicateParseError {
  /// Traps, as on an iPhone (Predicates.PR1).
  func raise(_ text: String) -> Never {
    NSException(
      name: .invalidArgumentException,
      reason: "unable to parse the format string \"\(text)\", character \(offset + 1): \(message)"
    ).raise()
  }
}
