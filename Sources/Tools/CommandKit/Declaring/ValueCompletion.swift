/// The completions that a shell offers for a value.
public struct ValueCompletion: Sendable, Equatable {
  /// The offered words.
  public let words: [String]
  /// Whether the words are the only valid values; otherwise they are suggestions.
  public let isExhaustive: Bool
  /// The extensions of offered files; nil for no files.
  ///
  /// An empty list offers all files. Folders are always offered.
  public let extensions: [String]?

  /// Offers nothing.
  public static let none = ValueCompletion(words: [], isExhaustive: false, extensions: nil)

  /// Offers the only valid words.
  public static func only(_ words: [String]) -> ValueCompletion {
    ValueCompletion(words: words, isExhaustive: !words.isEmpty, extensions: nil)
  }

  /// Offers words, besides which others are valid.
  public static func words(_ words: [String]) -> ValueCompletion {
    ValueCompletion(words: words, isExhaustive: false, extensions: nil)
  }

  /// Offers files with one of the extensions, and some words.
  public static func files(
    _ extensions: [String] = [], or words: [String] = []
  ) -> ValueCompletion {
    ValueCompletion(words: words, isExhaustive: false, extensions: extensions)
  }
}
