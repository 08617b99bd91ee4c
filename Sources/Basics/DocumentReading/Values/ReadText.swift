/// The text of a file.
package struct ReadText: Hashable, Sendable {
  /// The text.
  package var text: String
  /// The name of its encoding, such as `UTF-8`.
  package var encoding: String
  /// Whether the file has more than `ReaderLimits.textBytes`, whose rest is missing.
  package var isCut: Bool

  /// Creates the text of a file.
  package init(text: String, encoding: String, isCut: Bool) {
    (self.text, self.encoding, self.isCut) = (text, encoding, isCut)
  }
}
