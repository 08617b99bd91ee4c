// What tokenizers report about their tokens and about texts (ObjectiveC.FO20).

/// The token in Latin letters.
public let kCFStringTokenizerAttributeLatinTranscription: CFOptionFlags = 1 << 16
/// The language of the token.
public let kCFStringTokenizerAttributeLanguage: CFOptionFlags = 1 << 17

/// Returns an attribute of the current token; nil without a token or for another attribute.
///
/// - Parameters:
///   - tokenizer: The tokenizer.
///   - attribute: `kCFStringTokenizerAttributeLatinTranscription`, which ICU transcribes sign by
///     sign, or `kCFStringTokenizerAttributeLanguage`.
public func CFStringTokenizerCopyCurrentTokenAttribute(
  _ tokenizer: CFStringTokenizer!, _ attribute: CFOptionFlags
) -> CFTypeRef! {
  let place = CFStringTokenizerGetCurrentTokenRange(tokenizer)
  guard let tokenizer, place.location != kCFNotFound else { return nil }
  let token = tokenizer.text.substring(
    with: NSRange(location: place.location, length: place.length))
  switch attribute {
  case kCFStringTokenizerAttributeLatinTranscription:
    return token.applyingTransform(.toLatin, reverse: false).map { NSString(string: $0) }
  case kCFStringTokenizerAttributeLanguage:
    let language = WrittenLanguage.language(of: token)
    return language == "und" ? nil : NSString(string: language)
  default: return nil
  }
}

/// Returns the language of a part of a text; nil if it is not clear.
///
/// - Parameters:
///   - string: The text.
///   - range: The part, in UTF-16 code units.
public func CFStringTokenizerCopyBestStringLanguage(_ string: CFString!, _ range: CFRange)
  -> CFString!
{
  guard let string else { return nil }
  let text = NSString(string: string)
  guard range.location >= 0, range.length > 0, range.location + range.length <= text.length else {
    return nil
  }
  let part = text.substring(with: NSRange(location: range.location, length: range.length))
  let language = WrittenLanguage.language(of: part)
  return language == "und" ? nil : language
}
