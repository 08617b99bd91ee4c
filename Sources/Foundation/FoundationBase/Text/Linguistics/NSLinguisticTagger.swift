/// Divides a text into tokens, and determines their kind, language and script
/// (DataDetection.LT1–LT5).
///
/// - Thread: one at a time.
open class NSLinguisticTagger: NSObject {
  /// The tokens that are left out.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Words are left out.
    public static let omitWords = Self(rawValue: 1 << 0)
    /// Punctuation is left out.
    public static let omitPunctuation = Self(rawValue: 1 << 1)
    /// Whitespace is left out.
    public static let omitWhitespace = Self(rawValue: 1 << 2)
    /// Symbols and other tokens are left out.
    public static let omitOther = Self(rawValue: 1 << 3)
    /// Names of several words are one token; names are unknown here.
    public static let joinNames = Self(rawValue: 1 << 4)

    /// Returns whether a kind of tokens is left out.
    func omits(_ kind: LinguisticToken.Kind) -> Bool {
      switch kind {
      case .word: contains(.omitWords)
      case .punctuation: contains(.omitPunctuation)
      case .whitespace: contains(.omitWhitespace)
      case .other: contains(.omitOther)
      }
    }
  }

  /// The schemes with which the tagger was created.
  open var tagSchemes: [NSLinguisticTagScheme] { schemes }

  /// The text.
  open var string: String? {
    didSet { orthographies = [] }
  }

  private let schemes: [NSLinguisticTagScheme]
  private var orthographies: [(range: NSRange, value: NSOrthography)] = []

  // MARK: Creating

  /// Creates a tagger without a text.
  ///
  /// - Parameters:
  ///   - tagSchemes: The schemes of the tags; any scheme can be requested.
  ///   - opts: Unused: options are those of each call.
  public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int) {
    schemes = tagSchemes
    super.init()
  }

  /// Returns the schemes that are available for parts of a language: token types of words, and
  /// languages and scripts of all parts.
  open class func availableTagSchemes(
    for unit: NSLinguisticTaggerUnit, language: String
  ) -> [NSLinguisticTagScheme] {
    unit == .word ? [.tokenType, .language, .script] : [.language, .script]
  }

  /// Returns the schemes that are available for words of a language.
  open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] {
    availableTagSchemes(for: .word, language: language)
  }

  // MARK: Text

  /// Sets the scripts and languages of a part of the text, which then are not detected.
  open func setOrthography(_ orthography: NSOrthography?, range: NSRange) {
    orthographies.removeAll { NSIntersectionRange($0.range, range).length > 0 }
    if let orthography { orthographies.append((range, orthography)) }
  }

  /// Returns the scripts and languages of the text at a place: those that were set, or those of
  /// its sentence.
  open func orthography(
    at charIndex: Int, effectiveRange: NSRangePointer?
  ) -> NSOrthography? {
    if let known = orthographies.first(where: { NSLocationInRange(charIndex, $0.range) }) {
      effectiveRange?.pointee = known.range
      return known.value
    }
    let range = tokenRange(at: charIndex, unit: .sentence)
    guard range.length > 0 else { return nil }
    effectiveRange?.pointee = range
    let sentence = text.substring(with: range)
    let script = WrittenLanguage.script(of: sentence)
    return NSOrthography(
      dominantScript: script, languageMap: [script: [WrittenLanguage.language(of: sentence)]])
  }

  /// Notifies the tagger of a change of its text; does nothing, as nothing is kept of a text.
  open func stringEdited(in newRange: NSRange, changeInLength delta: Int) {}

  /// The language of most of the text; `und` if it is unknown.
  open var dominantLanguage: String? { string.flatMap { Self.dominantLanguage(for: $0) } }

  /// Returns the language of most of a text; `und` if it is unknown, as for all texts in Latin
  /// letters here.
  open class func dominantLanguage(for string: String) -> String? {
    let language = WrittenLanguage.language(of: string)
    if language == WrittenLanguage.unknown { LinguisticParts.warnOfUnknownLanguages() }
    return string.isEmpty ? nil : language
  }

  // MARK: Parts

  /// Returns the place of the part around a character; an empty one beyond the text.
  open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
    parts.range(at: charIndex, unit)
  }

  /// Returns the place of the sentences that a range touches.
  open func sentenceRange(for range: NSRange) -> NSRange {
    let first = parts.range(at: range.location, .sentence)
    guard range.length > 0 else { return first }
    return NSUnionRange(first, parts.range(at: NSMaxRange(range) - 1, .sentence))
  }

  // MARK: Tags

  /// Returns the tag of the part around a character.
  open func tag(
    at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    tokenRange: NSRangePointer?
  ) -> NSLinguisticTag? {
    let range = parts.range(at: charIndex, unit)
    tokenRange?.pointee = range
    var found: NSLinguisticTag?
    enumerateTags(in: range, unit: unit, scheme: scheme) { tag, _, stop in
      found = tag
      stop.pointee = true
    }
    return found
  }

  /// Returns the tag of the token around a character.
  open func tag(
    at charIndex: Int, scheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?,
    sentenceRange: NSRangePointer?
  ) -> NSLinguisticTag? {
    sentenceRange?.pointee = parts.range(at: charIndex, .sentence)
    return tag(at: charIndex, unit: .word, scheme: scheme, tokenRange: tokenRange)
  }

  /// Calls a closure with the tag and place of each part of a range, in order.
  open func enumerateTags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    options: Options = [],
    using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    parts.enumerate(range, unit, scheme, options) { tag, token, _, stop in block(tag, token, stop) }
  }

  /// Calls a closure with the tag, the place and the sentence of each token of a range, in order.
  open func enumerateTags(
    in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
    using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    parts.enumerate(range, .word, tagScheme, opts, block)
  }

  /// Returns the tags of the parts of a range; unknown ones are empty.
  ///
  /// - Parameter tokenRanges: Receives the places of the parts.
  open func tags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    options: Options = [], tokenRanges: AutoreleasingUnsafeMutablePointer<NSArray?>?
  ) -> [NSLinguisticTag] {
    var (tags, ranges): ([NSLinguisticTag], [Any]) = ([], [])
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, range, _ in
      tags.append(tag ?? NSLinguisticTag(""))
      ranges.append(NSValue(range: range))
    }
    tokenRanges?.pointee = NSArray(array: ranges)
    return tags
  }

  /// Returns the tags of the tokens of a range; unknown ones are empty.
  ///
  /// - Parameter tokenRanges: Receives the places of the tokens.
  open func tags(
    in range: NSRange, scheme tagScheme: String, options opts: Options = [],
    tokenRanges: AutoreleasingUnsafeMutablePointer<NSArray?>?
  ) -> [String] {
    tags(
      in: range, unit: .word, scheme: NSLinguisticTagScheme(tagScheme), options: opts,
      tokenRanges: tokenRanges
    ).map(\.rawValue)
  }

  // MARK: Internals

  private var text: NSString { NSString(string: string ?? "") }

  private var parts: LinguisticParts {
    LinguisticParts(text: text) { [orthographies] range in
      let known = orthographies.first { NSIntersectionRange($0.range, range).length > 0 }
      return known.map { ($0.value.dominantLanguage, $0.value.dominantScript) }
    }
  }
}
