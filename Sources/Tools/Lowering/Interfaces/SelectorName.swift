/// The rules by which Swift derives Objective-C selectors.
///
/// - Source: the rules of SE-0005 and of `@objc`, by Apple's documentation of imported names;
///   labels that begin with one of the prepositions get no `With`. Confidence: documented for the
///   rule, guess for the list's completeness.
enum SelectorName {
  /// Returns the selector of a method, given its base name and its labels, `_` for none.
  static func method(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      if !prepositions.contains(firstWord(of: first)), !prepositions.contains(lastWord(of: base)) {
        name += "With"
      }
      name += capitalized(first)
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name
  }

  /// Returns the selector of a property's setter.
  static func setter(_ name: String) -> String { "set" + capitalized(name) + ":" }

  /// Returns a word with its first letter capitalized.
  static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func firstWord(of name: String) -> String {
    String(name.prefix { !$0.isUppercase && $0 != "_" })
  }

  private static func lastWord(of name: String) -> String {
    guard let begin = name.lastIndex(where: \.isUppercase) else { return name }
    return name[begin...].lowercased()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
