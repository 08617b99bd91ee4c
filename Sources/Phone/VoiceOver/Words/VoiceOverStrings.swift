/// The words of VoiceOver in a language.
///
/// The words are our own, after the sense of Apple's user guides in each language. Which of them an
/// iPhone says in the same way is marked in `Documentation/Behaviour/VoiceOver.md`.
public struct VoiceOverStrings: Sendable, Equatable {
  /// The language, such as `de`.
  public let language: String

  /// Chooses the words of a language; of a language without words, the English ones.
  ///
  /// - Parameter language: The language, such as `de-CH`.
  public init(_ language: String) {
    let code = language.split(separator: "-").first.map { $0.lowercased() } ?? "en"
    (self.language, phrases) = Self.tables[code].map { (code, $0) } ?? ("en", Self.english)
  }

  /// The languages with words of their own.
  public static var languages: [String] { tables.keys.sorted() }

  /// Returns a phrase.
  public subscript(_ phrase: VoiceOverPhrase) -> String {
    phrases[phrase] ?? Self.english[phrase] ?? phrase.rawValue
  }

  /// Returns a phrase with numbers.
  public func text(_ phrase: VoiceOverPhrase, _ first: Int, _ second: Int = 0) -> String {
    self[phrase].replacing("%1", with: "\(first)").replacing("%2", with: "\(second)")
  }

  /// Returns a phrase with a text.
  public func text(_ phrase: VoiceOverPhrase, _ text: String) -> String {
    self[phrase].replacing("%@", with: text)
  }

  /// Returns the number of characters of a secret text.
  public func characters(_ count: Int) -> String {
    switch language {
    case "de": "\(count) Zeichen"
    case "pl": "\(count) \(Self.polishCharacters(count))"
    case "ar": "عدد الأحرف \(count)"
    default: count == 1 ? "1 character" : "\(count) characters"
    }
  }

  /// Returns the number of things that a badge announces (VoiceOver.SP13).
  public func items(_ count: Int) -> String {
    switch language {
    case "de": count == 1 ? "1 Objekt" : "\(count) Objekte"
    case "pl": "elementy: \(count)"
    case "ar": "عدد العناصر \(count)"
    default: count == 1 ? "1 item" : "\(count) items"
    }
  }

  /// Whether every phrase exists.
  package var isComplete: Bool { VoiceOverPhrase.allCases.allSatisfy { phrases[$0] != nil } }

  // MARK: Internals

  private let phrases: [VoiceOverPhrase: String]

  private static let tables: [String: [VoiceOverPhrase: String]] = [
    "en": english, "de": german, "pl": polish, "ar": arabic,
  ]

  /// Returns the form of the Polish word after a number.
  private static func polishCharacters(_ count: Int) -> String {
    if count == 1 { return "znak" }
    let isFew = (2...4).contains(count % 10) && !(12...14).contains(count % 100)
    return isFew ? "znaki" : "znaków"
  }
}
