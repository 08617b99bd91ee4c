internal import TactusCrashReports

/// A tagger of the tokens of a text (NaturalLanguage.T1–T4).
///
/// Token types, languages and scripts are recognized; parts of speech, names, lemmas and sentiments
/// are not, because there is no model for them here.
open class NLTagger: NSObject {
  /// Creates a tagger of some schemes.
  public init(tagSchemes: [NLTagScheme]) {
    madeSchemes = tagSchemes
    super.init()
  }

  /// The schemes with which the tagger was created.
  open var tagSchemes: [NLTagScheme] { madeSchemes }

  /// The text.
  open var string: String? {
    didSet { (languages, parts, recognized) = ([], [:], [:]) }
  }

  /// The predominant language of the text; nil if undetermined.
  open var dominantLanguage: NLLanguage? {
    string.flatMap(NLLanguageRecognizer.dominantLanguage)
  }

  /// Returns the schemes that have tags other than "other word" for a unit and a language.
  open class func availableTagSchemes(
    for unit: NLTokenUnit, language: NLLanguage
  ) -> [NLTagScheme] {
    unit == .word ? [.tokenType, .language, .script] : [.language, .script]
  }

  /// Sets the language of a range, instead of recognizing it.
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {
    languages.append((language, range))
    (parts, recognized) = ([:], [:])
  }

  /// Sets the models of a scheme; no effect, as models cannot be loaded.
  open func setModels(_ models: [NLModel], forTagScheme tagScheme: NLTagScheme) {
    self.models[tagScheme] = models
  }
  /// Returns the models of a scheme.
  open func models(forTagScheme tagScheme: NLTagScheme) -> [NLModel] { models[tagScheme] ?? [] }

  /// Sets the gazetteers of a scheme, whose labels become tags of words.
  open func setGazetteers(_ gazetteers: [NLGazetteer], for tagScheme: NLTagScheme) {
    self.gazetteers[tagScheme] = gazetteers
  }
  /// Returns the gazetteers of a scheme.
  open func gazetteers(for tagScheme: NLTagScheme) -> [NLGazetteer] {
    gazetteers[tagScheme] ?? []
  }

  /// Returns the token at an index.
  open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
    known(unit).part(at: index)?.range ?? index..<index
  }

  /// Returns the range of all tokens that a range touches.
  open func tokenRange(
    for range: Range<String.Index>, unit: NLTokenUnit
  ) -> Range<String.Index> { known(unit).range(touching: range) }

  /// Returns the tag of the token at an index, and the token.
  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    guard let part = known(unit).part(at: index) else { return (nil, index..<index) }
    return (tag(of: part, unit, scheme), part.range)
  }

  /// Returns the tags of the tokens that a range touches.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - unit: The size of the tokens.
  ///   - scheme: The kind of tags.
  ///   - options: The tokens to omit.
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme,
    options: NLTagger.Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    var found: [(NLTag?, Range<String.Index>)] = []
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, range in
      found.append((tag, range))
      return true
    }
    return found
  }

  /// Calls a closure with the tags of the tokens that intersect a range, until it returns false.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - unit: The size of the tokens.
  ///   - scheme: The kind of tags.
  ///   - options: The tokens to omit.
  ///   - block: The closure, which receives the tag and the range of a token.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme,
    options: NLTagger.Options = [], using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for part in known(unit) where part.range.overlaps(range) {
      if unit == .word, options.contains(kind(of: part).option) { continue }
      guard block(tag(of: part, unit, scheme), part.range) else { return }
    }
  }

  /// Returns the likely tags of the token at an index with their probabilities, and the token.
  open func tagHypotheses(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
  ) -> ([String: Double], Range<String.Index>) {
    let (tag, range) = tag(at: index, unit: unit, scheme: scheme)
    guard let string, scheme == .language, maximumCount > 0 else {
      return (maximumCount > 0 ? tag.map { [$0.rawValue: 1] } ?? [:] : [:], range)
    }
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(String(string[range]))
    let languages = recognizer.languageHypotheses(withMaximum: maximumCount)
    return (
      Dictionary(uniqueKeysWithValues: languages.map { ($0.key.rawValue, $0.value) }), range
    )
  }

  /// Requests the data of a scheme; there is none to load.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - tagScheme: The scheme.
  ///   - completionHandler: A closure that receives whether the scheme is available.
  open class func requestAssets(
    for language: NLLanguage, tagScheme: NLTagScheme,
    completionHandler: @escaping (NLTagger.AssetsResult, (any Error)?) -> Void
  ) {
    let isKnown = availableTagSchemes(for: .word, language: language).contains(tagScheme)
    completionHandler(isKnown ? .available : .notAvailable, nil)
  }

  /// Requests the data of a scheme; there is none to load.
  open class func requestAssets(
    for language: NLLanguage, tagScheme: NLTagScheme
  ) async throws -> NLTagger.AssetsResult {
    availableTagSchemes(for: .word, language: language).contains(tagScheme)
      ? .available : .notAvailable
  }

  // MARK: Internals

  private let madeSchemes: [NLTagScheme]
  private var languages: [(language: NLLanguage, range: Range<String.Index>)] = []
  private var models: [NLTagScheme: [NLModel]] = [:]
  private var gazetteers: [NLTagScheme: [NLGazetteer]] = [:]
  private var parts: [NLTokenUnit: [TokenParts.Part]] = [:]
  /// The recognized languages of parts of the text; `nil` where undetermined.
  private var recognized: [Range<String.Index>: NLLanguage?] = [:]

  /// Returns all parts of the text, which are determined once.
  private func known(_ unit: NLTokenUnit) -> [TokenParts.Part] {
    if let parts = parts[unit] { return parts }
    let made = TokenParts.all(in: string ?? "", unit, languages.last?.language)
    parts[unit] = made
    return made
  }

  private func kind(of part: TokenParts.Part) -> TokenKind {
    part.isWord ? .word : TokenKind(string.map { $0[part.range] } ?? "")
  }

  private func tag(
    of part: TokenParts.Part, _ unit: NLTokenUnit, _ scheme: NLTagScheme
  ) -> NLTag? {
    guard let string else { return nil }
    let text = string[part.range]
    let labels = gazetteers(for: scheme).lazy.compactMap { $0.label(for: String(text)) }
    if let label = labels.first { return NLTag(label) }
    switch scheme {
    case .language: return language(of: part.range, in: string).map { NLTag($0.rawValue) }
    case .script: return script(of: part.range, in: string).map { NLTag($0) }
    case .tokenType: return unit == .word ? kind(of: part).tokenType : nil
    case .lexicalClass, .nameType, .nameTypeOrLexicalClass:
      Self.warn()
      return unit == .word ? kind(of: part).lexicalClass : nil
    default:
      Self.warn()
      return nil
    }
  }

  /// Returns the language set for an index, or that of the sentence around it.
  private func language(of range: Range<String.Index>, in text: String) -> NLLanguage? {
    if let set = languages.last(where: { $0.range.overlaps(range) }) { return set.language }
    let sentence = known(.sentence).part(at: range.lowerBound)?.range ?? range
    let whole =
      min(sentence.lowerBound, range.lowerBound)..<max(sentence.upperBound, range.upperBound)
    if let known = recognized[whole] { return known }
    let language = NLLanguageRecognizer.dominantLanguage(for: String(text[whole]))
    recognized[whole] = .some(language)
    return language
  }

  /// Returns the script at an index; for Chinese, it follows from the language.
  private func script(of range: Range<String.Index>, in text: String) -> String? {
    let script = WritingSystem.script(of: text[range])
    guard script == "Hani" else { return script }
    switch language(of: range, in: text) {
    case .simplifiedChinese: return "Hans"
    case .traditionalChinese: return "Hant"
    case .japanese: return "Jpan"
    default: return script
    }
  }

  private static func warn() {
    RuntimeWarning.once(
      "NLTagger: parts of speech, names, stems and sentiments are not known here; words have the "
        + "tag OtherWord or none, unless a gazetteer has a label for them",
      namesPlace: true)
  }
}
