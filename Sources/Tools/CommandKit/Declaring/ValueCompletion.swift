/// What a shell may offer where a value is expected.
public struct ValueCompletion: Sendable, Equatable {
  /// Words to offer.
  public let words: [String]
  /// Whether no other value is taken; otherwise the words are suggestions.
  public let isExhaustive: Bool
  /// Which files to offer, `nil` for none; an empty list offers all, folders are always offered.
  public let extensions: [String]?

  /// Offers nothing.
  public static let none = ValueCompletion(words: [], isExhaustive: false, extensions: nil)

  /// Offers the only words that are taken.
  public static func only(_ words: [String]) -> ValueCompletion {
    ValueCompletion(words: words, isExhaustive: !words.isEmpty, extensions: nil)
  }

  /// Offers words, beside which others are taken.
  public static func words(_ words: [String]) -> ValueCompletion {
    ValueCompletion(words: words, isExhaustive: false, extensions: nil)
  }

  /// Offers files whose names end in one of the extensions, and some words beside them.
  public static func files(
    _ extensions: [String] = [], or words: [String] = []
  ) -> ValueCompletion {
    ValueCompletion(words: words, isExhaustive: false, extensions: extensions)
  }
}
