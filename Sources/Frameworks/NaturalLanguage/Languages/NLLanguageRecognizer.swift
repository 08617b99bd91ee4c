internal import TactusCrashReports

/// A recognizer of the language of a text (NaturalLanguage.L1–L4).
open class NLLanguageRecognizer: NSObject {
  /// Creates a recognizer without a text.
  public override init() { super.init() }

  /// Returns the language to which a text has the highest probability of belonging; nil for none.
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }

  /// Adds a text to the one whose language is recognized.
  open func processString(_ string: String) { text += string }

  /// Discards the text; hints and constraints are kept.
  open func reset() { text = "" }

  /// The language with the highest probability; nil for none.
  open var dominantLanguage: NLLanguage? {
    hypotheses.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
  }

  /// Returns the most likely languages with their probabilities.
  ///
  /// - Parameter maxHypotheses: The most languages.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    let sorted = hypotheses.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
    return Dictionary(uniqueKeysWithValues: sorted.prefix(max(0, maxHypotheses)).map { ($0, $1) })
  }

  /// The probabilities of likely languages.
  open var languageHints: [NLLanguage: Double] = [:]
  /// The languages to which recognition is limited; empty for all.
  open var languageConstraints: [NLLanguage] = []

  // MARK: Internals

  private var text = ""

  /// The possible languages of the text, with probabilities that add up to 1.
  private var hypotheses: [NLLanguage: Double] {
    guard !text.isEmpty else { return [:] }
    var found: [NLLanguage: Double] = [:]
    for (language, share) in candidates
    where languageConstraints.isEmpty
      ? NLLanguage.known.contains(language) : languageConstraints.contains(language)
    {
      // Languages without a hint remain possible.
      let weight = languageHints.isEmpty ? 1 : (languageHints[language] ?? 0) + Self.unhinted
      found[language, default: 0] += share * weight
    }
    let sum = found.values.reduce(0, +)
    return sum > 0 ? found.mapValues { $0 / sum } : [:]
  }

  /// The weight of a language without a hint, relative to those with one.
  ///
  /// Confidence: guess.
  private static let unhinted = 0.01

  private var candidates: [(language: NLLanguage, share: Double)] {
    if let library = LanguageLibrary.shared {
      let likely = languageHints.sorted { $0.value > $1.value }.map(\.key)
      return library.languages(
        of: text, hints: languageConstraints.isEmpty ? likely : languageConstraints)
    }
    RuntimeWarning.once(
      "NLLanguageRecognizer: only languages with a script of their own are recognized, because "
        + "Debian's package libcld2-0 is not installed")
    let language = WritingSystem.script(of: text).flatMap(WritingSystem.language)
    return language.map { [($0, 1)] } ?? []
  }
}
