/// A text that is not a vCard.
public enum VCardError: Error, Equatable, Sendable {
  /// There is no card in the text.
  case noCard
  /// A card begins and does not end.
  case unfinished
}
