import TactusCrashReports

// Grammar agreement (Markdown.MD10, Markdown.MD11).
extension AttributedString {
  /// Returns the text with its parts inflected that have a rule for it (Markdown.MD10).
  ///
  /// Only English nouns are inflected by number here; parts in other languages stay as they are, or
  /// become their alternative, and a warning says so once.
  public func inflected() -> AttributedString {
    inflected(inLanguage: Bundle.main.preferredLocalizations.first)
  }

  /// Returns the text inflected, where a language applies to parts without one.
  func inflected(inLanguage language: String?) -> AttributedString {
    typealias Keys = AttributeScopes.FoundationAttributes
    var text = self
    for (rule, alternative, own, range) in runs[
      Keys.InflectionRuleAttribute.self, Keys.InflectionAlternativeAttribute.self,
      Keys.LanguageIdentifierAttribute.self
    ].reversed() {
      guard let rule else { continue }
      var part = AttributedString(text[range])
      if Locale(identifier: own ?? language ?? "en").language.languageCode == .english {
        part.agree(by: rule)
      } else {
        RuntimeWarning.once(
          "AttributedString: grammar agreement inflects English texts only, not those in "
            + "'\(own ?? language ?? "")'")
        if let alternative { part = alternative }
      }
      part.inflect = nil
      part.inflectionAlternative = nil
      text.replaceSubrange(range, with: part)
    }
    return text
  }

  /// Gives the last word the number that a rule asks for.
  private mutating func agree(by rule: InflectionRule) {
    guard asksForPlural(rule), let word = lastWord else { return }
    let attributes = self[word].runs.first?.attributes ?? AttributeContainer()
    let plural = EnglishNoun.plural(of: String(self[word].characters))
    replaceSubrange(word, with: AttributedString(plural, attributes: attributes))
  }

  private func asksForPlural(_ rule: InflectionRule) -> Bool {
    switch rule {
    case .explicit(let morphology):
      guard let number = morphology.number else { return false }
      return number != .singular
    default:
      guard let number = firstNumber else { return false }
      return number != "1"
    }
  }

  /// The first number in the text, without separators of thousands; nil if there is none.
  private var firstNumber: String? {
    let characters = characters
    guard let start = characters.firstIndex(where: \.isWholeNumber) else { return nil }
    let isNegative =
      start > characters.startIndex
      && "-−".contains(
        characters[characters.index(before: start)])
    let number = characters[start...].prefix { $0.isWholeNumber || ",.\u{202F}\u{A0}".contains($0) }
    let digits = number.map { $0.wholeNumberValue.map(String.init) ?? String($0) }.joined()
    let trimmed = digits.trimmingCharacters(in: CharacterSet(charactersIn: ",."))
    return (isNegative ? "-" : "") + trimmed
  }

  /// The range of the last word; nil if there is none.
  private var lastWord: Range<AttributedString.Index>? {
    let characters = characters
    guard let last = characters.lastIndex(where: \.isLetter) else { return nil }
    let end = characters.index(after: last)
    let before = characters[..<end].lastIndex { !$0.isLetter }
    return (before.map(characters.index(after:)) ?? characters.startIndex)..<end
  }
}
