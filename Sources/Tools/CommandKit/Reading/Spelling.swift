/// Finds what was probably meant by a word that nothing is called.
enum Spelling {
  /// The candidate that takes the fewest slips of the finger, if it takes few.
  ///
  /// A slip is a letter too many, too few, wrong, or two that changed places. One slip in three
  /// letters is forgiven: a guess, which finds `plya` and leaves `foo` alone.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let limit = max(1, word.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(Array(word.lowercased()), Array(candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// How many slips lie between two words (optimal string alignment).
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var twoBack: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let replaced = previous[j] + (a[i] == b[j] ? 0 : 1)
        var cost = min(previous[j + 1] + 1, row[j] + 1, replaced)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, twoBack[j - 1] + 1) }
        row.append(cost)
      }
      twoBack = previous
      previous = row
    }
    return previous[b.count]
  }
}
