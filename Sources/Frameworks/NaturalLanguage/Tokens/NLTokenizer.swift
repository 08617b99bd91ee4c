/// A tokenizer that divides a text into words, sentences or paragraphs (NaturalLanguage.K1–K3).
open class NLTokenizer: NSObject {
  /// Creates a tokenizer of a unit.
  public init(unit: NLTokenUnit) {
    madeUnit = unit
    super.init()
  }

  /// The unit of the tokens.
  open var unit: NLTokenUnit { madeUnit }

  /// The text.
  open var string: String? {
    didSet { parts = nil }
  }

  /// Sets the language of the text, which determines its word and sentence boundaries.
  open func setLanguage(_ language: NLLanguage) {
    self.language = language
    parts = nil
  }

  /// Returns the token at an index; text between two tokens is one as well.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    known.part(at: index)?.range ?? index..<index
  }

  /// Returns the range of all tokens that a range touches.
  open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
    known.range(touching: range)
  }

  /// Returns the tokens that a range touches.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    tokens(in: range).map(\.range)
  }

  /// Calls a closure with the tokens that intersect a range, until it returns false.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - block: The closure, which receives the range and the attributes of a token.
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for part in tokens(in: range) {
      var attributes: Attributes = part.isNumber ? .numeric : []
      if unit == .word, string[part.range].isEmoji { attributes.insert(.emoji) }
      guard block(part.range, attributes) else { return }
    }
  }

  /// The attributes of a token.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Creates attributes of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The token is numeric.
    public static let numeric = Attributes(rawValue: 1 << 0)
    /// The attribute of a symbol, which no token has here.
    public static let symbolic = Attributes(rawValue: 1 << 1)
    /// The attribute of an emoji.
    public static let emoji = Attributes(rawValue: 1 << 2)
  }

  // MARK: Internals

  private let madeUnit: NLTokenUnit
  private var language: NLLanguage?
  private var parts: [TokenParts.Part]?

  /// All parts of the text.
  private var known: [TokenParts.Part] {
    if let parts { return parts }
    let made = TokenParts.all(in: string ?? "", unit, language)
    parts = made
    return made
  }

  private func tokens(in range: Range<String.Index>) -> [TokenParts.Part] {
    guard let string else { return [] }
    return known.filter { part in
      part.range.overlaps(range) && (part.isWord || string[part.range].isEmoji)
    }
  }
}
