/// Why a predicate's text makes no sense, and where.
package struct PredicateMistake: Error, Equatable, Sendable {
  /// How many characters stand before the place.
  package let offset: Int
  /// What is wrong there.
  package let message: String
}

extension PredicateMistake {
  /// Ends the program, as on an iPhone (PR1).
  func raise(_ text: String) -> Never {
    NSException(
      name: .invalidArgumentException,
      reason: "unable to parse the format string \"\(text)\", character \(offset + 1): \(message)"
    ).raise()
  }
}
