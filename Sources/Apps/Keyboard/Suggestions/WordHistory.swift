/// The words that the user has typed after others since the keyboard's program began
/// (Keyboards.PR3).
struct WordHistory {
  /// Records that a word followed another.
  mutating func record(_ word: String, after previous: String) {
    let key = previous.lowercased()
    guard counts[key] != nil || counts.count < Self.capacity else { return }
    var following = counts[key] ?? [:]
    guard following[word] != nil || following.count < Self.capacityOfWord else { return }
    following[word, default: 0] += 1
    counts[key] = following
  }

  /// Returns the words that followed a word, the most frequent first.
  func words(after previous: String) -> [String] {
    (counts[previous.lowercased()] ?? [:])
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  // MARK: Internals

  /// The largest number of words, and of words after one.
  ///
  /// - Source: ours. Confidence: guess.
  private static let (capacity, capacityOfWord) = (2_000, 50)

  private var counts: [String: [String: Int]] = [:]
}
