/// Divides a text into words, sentences, paragraphs or parts of lines.
///
/// - Thread: one at a time.
public final class CFStringTokenizer: _CoreFoundationObject, _CoreFoundationType {
  fileprivate(set) var text: NSString
  fileprivate var tokens: [CFRange]
  fileprivate var current = -1
  private let unit: CFOptionFlags
  let locale: Locale

  fileprivate init(_ text: NSString, _ range: CFRange, _ unit: CFOptionFlags, _ locale: Locale) {
    (self.text, self.unit, self.locale) = (text, unit & 0xff, locale)
    tokens = []
    divide(range)
  }

  /// Divides a range of the text, and returns to its beginning.
  fileprivate func divide(_ range: CFRange) {
    current = -1
    tokens = []
    let place = NSRange(location: range.location, length: range.length)
    if unit == kCFStringTokenizerUnitParagraph {
      text.enumerateSubstrings(in: place, options: .byParagraphs) { _, _, enclosing, _ in
        self.tokens.append(CFRangeMake(enclosing.location, enclosing.length))
      }
      return
    }
    let boundaries: TextSegment.Boundaries =
      switch unit {
      case kCFStringTokenizerUnitSentence: .sentence
      case kCFStringTokenizerUnitLineBreak: .line
      default: .word
      }
    tokens = TextSegment.all(in: text.substring(with: place), boundaries, locale)
      .filter { unit != kCFStringTokenizerUnitWord || $0.isWord }
      .map { CFRangeMake(range.location + $0.range.lowerBound, $0.range.count) }
  }
}

/// Returns a tokenizer of a part of a text.
///
/// - Parameters:
///   - alloc: Ignored.
///   - string: The text.
///   - range: The part, in UTF-16 code units.
///   - options: The unit of the tokens.
///   - locale: The locale whose rules apply; nil for the current one.
public func CFStringTokenizerCreate(
  _ alloc: CFAllocator!, _ string: CFString!, _ range: CFRange, _ options: CFOptionFlags,
  _ locale: CFLocale!
) -> CFStringTokenizer! {
  CFStringTokenizer(NSString(string: string ?? ""), range, options, locale ?? .current)
}

/// Returns a tokenizer of a part of a text.
public func CFStringTokenizerCreate(
  _ alloc: CFAllocator!, _ string: NSString, _ range: CFRange, _ options: CFOptionFlags,
  _ locale: CFLocale!
) -> CFStringTokenizer! {
  CFStringTokenizer(string, range, options, locale ?? .current)
}

/// Gives a tokenizer another text.
public func CFStringTokenizerSetString(
  _ tokenizer: CFStringTokenizer!, _ string: CFString!, _ range: CFRange
) {
  tokenizer.text = NSString(string: string ?? "")
  tokenizer.divide(range)
}

/// Moves to the next token.
///
/// - Returns: The token's properties; none behind the last one.
@discardableResult
public func CFStringTokenizerAdvanceToNextToken(_ tokenizer: CFStringTokenizer!)
  -> CFStringTokenizerTokenType
{
  tokenizer.current = min(tokenizer.current + 1, tokenizer.tokens.count)
  return tokenizer.currentType
}

/// Moves to the token at a place of the text.
///
/// - Returns: The token's properties; none if there is no token.
@discardableResult
public func CFStringTokenizerGoToTokenAtIndex(_ tokenizer: CFStringTokenizer!, _ index: CFIndex)
  -> CFStringTokenizerTokenType
{
  tokenizer.current =
    tokenizer.tokens.firstIndex { $0.location <= index && index < $0.location + $0.length } ?? -1
  return tokenizer.currentType
}

/// Returns the place of the current token; `kCFNotFound` if there is none.
public func CFStringTokenizerGetCurrentTokenRange(_ tokenizer: CFStringTokenizer!) -> CFRange {
  guard tokenizer.tokens.indices.contains(tokenizer.current) else {
    return CFRangeMake(kCFNotFound, 0)
  }
  return tokenizer.tokens[tokenizer.current]
}

extension CFStringTokenizer {
  /// The properties of the current token.
  fileprivate var currentType: CFStringTokenizerTokenType {
    guard tokens.indices.contains(current) else { return [] }
    let token = tokens[current]
    let scalars = text.substring(with: NSRange(location: token.location, length: token.length))
      .unicodeScalars
    var type = CFStringTokenizerTokenType.normal
    if scalars.contains(where: \.properties.numericType.isSome) { type.insert(.hasHasNumbersMask) }
    if scalars.contains(where: { !$0.properties.isAlphabetic && !$0.properties.numericType.isSome })
    {
      type.insert(.hasNonLettersMask)
    }
    if scalars.contains(where: \.properties.isIdeographic) { type.insert(.isCJWordMask) }
    return type
  }
}

extension Optional {
  fileprivate var isSome: Bool { self != nil }
}

/// Returns the current locale.
public func CFLocaleCopyCurrent() -> CFLocale! { .current }
/// Returns the locale without a region.
public func CFLocaleGetSystem() -> CFLocale! { Locale(identifier: "") }

/// Returns the identifier of tokenizers.
public func CFStringTokenizerGetTypeID() -> CFTypeID { CFStringTokenizer.typeID }
