/// What a shell may offer where a value is expected.
public struct ValueCompletion: Sendable, Equatable {
  /// Words to offer.
  public let words: [String]
  /// Which files to offer, `nil` for none; an empty list offers all, folders are always offered.
  public let extensions: [String]?

  /// Offers nothing.
  public static let none = ValueCompletion(words: [], extensions: nil)

  /// Offers words.
  public static func words(_ words: [String]) -> ValueCompletion {
    ValueCompletion(words: words, extensions: nil)
  }

  /// Offers files whose names end in one of the extensions, and some words beside them.
  public static func files(
    _ extensions: [String] = [], or words: [String] = []
  ) -> ValueCompletion {
    ValueCompletion(words: words, extensions: extensions)
  }
}
