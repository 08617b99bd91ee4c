/// The plural of English nouns.
///
/// - Source: the rules and exceptions of English grammar books. Confidence: guess that an iPhone
///   forms the same plurals.
enum EnglishNoun {
  /// Returns the plural of a noun; one that is a plural already stays as it is.
  static func plural(of word: String) -> String {
    let lower = word.lowercased()
    if unchanged.contains(lower) || exceptions.values.contains(lower) { return word }
    if let exception = exceptions[lower] { return matching(word, exception) }
    if lower.hasSuffix("is") { return word.dropLast(2) + suffix("es", word) }
    if lower.hasSuffix("s"), !["ss", "us"].contains(where: lower.hasSuffix) { return word }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) {
      return word + suffix("es", word)
    }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + suffix("ies", word)
    }
    if lower.hasSuffix("woman") || compounds.contains(where: lower.hasSuffix) {
      return word.dropLast(2) + suffix("en", word)
    }
    return word + suffix("s", word)
  }

  // MARK: Internals

  private static let exceptions = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "ox": "oxen", "life": "lives",
    "knife": "knives", "wife": "wives", "leaf": "leaves", "half": "halves", "shelf": "shelves",
    "loaf": "loaves", "wolf": "wolves", "self": "selves", "calf": "calves", "thief": "thieves",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
    "veto": "vetoes", "gas": "gases", "bus": "buses", "lens": "lenses", "alias": "aliases",
    "atlas": "atlases", "canvas": "canvases", "bias": "biases", "quiz": "quizzes",
    "criterion": "criteria", "phenomenon": "phenomena", "index": "indices", "matrix": "matrices",
    "vertex": "vertices", "this": "these", "that": "those", "is": "are", "was": "were",
    "has": "have",
  ]

  private static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "spacecraft", "information",
    "equipment", "news", "luggage", "software", "feedback", "data", "media", "offspring",
  ]

  /// The endings of compounds of "man" that have a plural of their own.
  private static let compounds = [
    "fireman", "policeman", "salesman", "chairman", "workman", "postman", "fisherman", "gentleman",
  ]

  /// Returns a suffix in capital letters if the word is in capital letters and is not an
  /// abbreviation, which has at most four.
  private static func suffix(_ suffix: String, _ word: String) -> String {
    word.count > 4 && word == word.uppercased() ? suffix.uppercased() : suffix
  }

  /// Returns a plural with the capital letters of a word.
  private static func matching(_ word: String, _ plural: String) -> String {
    if word.count > 1, word == word.uppercased() { return plural.uppercased() }
    guard word.first?.isUppercase == true else { return plural }
    return plural.prefix(1).uppercased() + plural.dropFirst()
  }
}
