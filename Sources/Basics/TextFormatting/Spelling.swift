/// Functions that suggest the correct spelling of an unknown word.
public enum Spelling {
  /// Returns the most similar of the known words, or `nil` if none is similar enough.
  ///
  /// A word that differs only in case is most similar. A known word that contains the misspelled
  /// one, or is contained in it, is similar (`HapticAttackTime` contains `AttackTime`). Otherwise
  /// at most a third of the letters may differ, or one in words of five letters or fewer.
  ///
  /// - Complexity: O(*k* · *l*²) for *k* known words of *l* letters; words beyond 64 letters are
  ///   similar to none.
  public static func suggestion(for word: String, among known: some Sequence<String>) -> String? {
    guard word.utf8.count <= 64 else { return nil }
    let letters = Array(word.lowercased().utf8)
    var best: (word: String, distance: Int)?
    for candidate in known {
      let other = Array(candidate.lowercased().utf8)
      var distance = letters == other ? 0 : editDistance(letters, other)
      if letters.count >= 5, other.count >= 5, contains(letters, other) || contains(other, letters)
      {
        distance = min(distance, 3)
      }
      let most = other.count < 6 ? 1 : max(2, other.count / 3)
      // A word with no letter in common is not similar, however short it is.
      guard distance <= most, distance < max(1, other.count), distance < best?.distance ?? .max
      else { continue }
      best = (candidate, distance)
    }
    return best?.word
  }

  /// Returns the end of a message about an unknown name: the most similar known name, and a list.
  ///
  /// - Parameters:
  ///   - word: The unknown name.
  ///   - known: The known names, in their order; the first 20 are listed.
  ///   - kind: The known names, such as `the labels on the screen`.
  ///   - none: The text if no name is known.
  /// - Returns: Text that begins with a semicolon.
  public static func hint(
    for word: String, among known: [String], called kind: String, none: String
  ) -> String {
    guard !known.isEmpty else { return "; \(none)" }
    let nearest = suggestion(for: word, among: known).map { "did you mean “\($0)”? " } ?? ""
    let list = known.prefix(listLength).map { "“\($0)”" }.joined(separator: ", ")
    let more = known.count > listLength ? " and \(known.count - listLength) more" : ""
    return "; \(nearest)\(kind) are \(list)\(more)"
  }

  /// The maximum number of names in a message.
  ///
  /// - Source: ours; more is not read. Confidence: guess.
  private static let listLength = 20

  /// Returns the number of letters to insert, delete, replace or swap with a neighbor.
  package static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      row.reserveCapacity(right.count + 1)
      for j in right.indices {
        var distance = min(last[j] + (left[i] == right[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          distance = min(distance, beforeLast[j - 1] + 1)
        }
        row.append(distance)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }

  private static func contains(_ long: [UInt8], _ short: [UInt8]) -> Bool {
    guard short.count < long.count else { return false }
    return (0...(long.count - short.count)).contains { long[$0...].starts(with: short) }
  }
}
