/// The emoji that the user has typed, the latest first, each without regard to its skin tone once
/// (Keyboards.EM3).
public struct RecentEmoji: Sendable, Equatable {
  /// The texts, with their skin tones.
  public private(set) var texts: [String] = []

  /// The maximum number of emoji.
  ///
  /// - Source: ours. Confidence: guess.
  public static let capacity = 100
  /// The longest emoji in bytes of UTF-8.
  ///
  /// - Source: ours, twice the 35 bytes of the longest in `emoji-test.txt` of Unicode 15.
  ///   Confidence: guess.
  static let longestText = 70

  /// Creates a list from texts, the latest first; texts that are no single character are left out.
  public init(_ texts: [String] = []) {
    for text in texts.reversed() { insert(text) }
  }

  /// Inserts an emoji as the latest one; a text that is no single character is ignored.
  public mutating func insert(_ text: String) {
    guard Self.isValid(text) else { return }
    let base = Self.base(of: text)
    texts = Array(([text] + texts.filter { Self.base(of: $0) != base }).prefix(Self.capacity))
  }

  /// Whether a text can be an emoji: a single character other than a space, in bounded length.
  public static func isValid(_ text: String) -> Bool {
    text.count == 1 && text.utf8.count <= longestText && text.first?.isWhitespace == false
  }

  /// Returns the scalars of an emoji without its skin tones and presentation selectors.
  private static func base(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      !(0x1F3FB...0x1F3FF).contains($0.value) && $0.value != 0xFE0F
    }
  }
}
