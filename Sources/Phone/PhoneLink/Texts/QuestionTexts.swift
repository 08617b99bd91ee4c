/// The texts of the phone's questions in a language (SystemAlerts.LA1).
///
/// The words are our own, after the sense of what pictures of phones show in each language.
public struct QuestionTexts: Sendable, Equatable {
  /// The language, such as `de`.
  public let language: String

  /// Chooses the texts of a language; of a language without texts, the English ones.
  ///
  /// - Parameter language: The language, such as `de-CH`.
  public init(_ language: String) {
    let code = language.split(separator: "-").first.map { $0.lowercased() } ?? "en"
    (self.language, phrases) = Self.tables[code].map { (code, $0) } ?? ("en", Self.englishPhrases)
  }

  /// The English texts, by which scripts and tests answer in any language.
  public static let english = QuestionTexts("en")

  /// The languages with texts of their own.
  public static var languages: [String] { tables.keys.sorted() }

  /// Returns a text.
  public subscript(_ phrase: QuestionPhrase) -> String {
    phrases[phrase] ?? Self.englishPhrases[phrase] ?? phrase.rawValue
  }

  /// Returns a text with names.
  ///
  /// A placeholder within a name is not replaced.
  public func text(_ phrase: QuestionPhrase, _ first: String, _ second: String = "") -> String {
    TranslatedTexts.filled(self[phrase], first, second)
  }

  /// Whether every text exists, with the placeholders of the English one.
  package var isComplete: Bool {
    QuestionPhrase.allCases.allSatisfy { phrase in
      guard let own = phrases[phrase], let english = Self.englishPhrases[phrase] else {
        return false
      }
      return ["%1", "%2"].allSatisfy { own.contains($0) == english.contains($0) }
    }
  }

  // MARK: Internals

  private let phrases: [QuestionPhrase: String]

  private static let tables: [String: [QuestionPhrase: String]] = [
    "en": englishPhrases, "de": germanPhrases, "pl": polishPhrases,
  ]
}
