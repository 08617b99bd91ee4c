internal import TactusTextFormatting

/// The end of messages about unknown names, such as identifiers of cells (Crashes.CR9).
package enum UnknownName {
  /// Returns the most similar known name and the list of the known names.
  ///
  /// - Parameters:
  ///   - word: The unknown name.
  ///   - known: The known names, in their order; the first 20 are listed.
  ///   - kind: The known names, such as `the registered identifiers`.
  ///   - none: The text if no name is known.
  /// - Returns: Text that begins with a semicolon.
  package static func hint(
    for word: String, among known: [String], called kind: String, none: String
  ) -> String { Spelling.hint(for: word, among: known, called: kind, none: none) }

  /// Returns the most similar known name, as the end of a message; empty if none is similar.
  package static func suggestion(for word: String, among known: some Sequence<String>) -> String {
    Spelling.suggestion(for: word, among: known).map { "; did you mean “\($0)”?" } ?? ""
  }

  /// Warns once if an unknown name is similar to a known one, and thus probably misspelled.
  ///
  /// - Parameters:
  ///   - word: The unknown name.
  ///   - known: The known names.
  ///   - message: The beginning of the message.
  package static func warn(
    of word: String, among known: some Sequence<String>, _ message: @autoclosure () -> String
  ) {
    guard let nearest = Spelling.suggestion(for: word, among: known) else { return }
    RuntimeWarning.once("\(message()); did you mean “\(nearest)”?")
  }
}
