/// Creates a URL from a text, relative to another; `nil` if the text is not valid.
///
/// Brackets in the query and the fragment are escaped; characters that are already escaped stay as
/// they are, unlike those of `URL(string:)`.
public func CFURLCreateWithString(
  _ allocator: CFAllocator?, _ URLString: CFString!, _ baseURL: CFURL!
) -> CFURL! {
  guard let text = URLString else { return nil }
  let head = String(text.prefix { $0 != "?" && $0 != "#" })
  let tail = text.dropFirst(head.count).split(separator: "[", omittingEmptySubsequences: false)
    .joined(separator: "%5B").split(separator: "]", omittingEmptySubsequences: false)
    .joined(separator: "%5D")
  guard let url = URL(string: head + tail, encodingInvalidCharacters: false) else { return nil }
  return baseURL.map { URL(string: url.absoluteString, relativeTo: $0) } ?? url
}

/// Returns a text with the characters that percent escapes stand for.
///
/// - Parameters:
///   - allocator: The source of memory, which Swift's memory management replaces.
///   - originalString: The text.
///   - charactersToLeaveEscaped: The characters whose escapes stay; nil leaves all escapes, and an
///     empty text none.
/// - Returns: The text; nil if the escapes are no UTF-8.
public func CFURLCreateStringByReplacingPercentEscapes(
  _ allocator: CFAllocator?, _ originalString: CFString!, _ charactersToLeaveEscaped: CFString!
) -> CFString! {
  guard let originalString, let kept = charactersToLeaveEscaped else { return originalString }
  guard !kept.isEmpty else { return originalString.removingPercentEncoding }
  let escapes = kept.unicodeScalars.map { scalar in
    String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
  // The escapes of the characters that stay are escaped once more.
  let guarded = escapes.reduce(originalString) { text, escape in
    text.replacingOccurrences(
      of: escape, with: "%25" + escape.dropFirst(), options: .caseInsensitive)
  }
  return guarded.removingPercentEncoding
}

/// Returns a text with percent escapes.
///
/// - Parameters:
///   - allocator: The source of memory, which Swift's memory management replaces.
///   - originalString: The text.
///   - charactersToLeaveUnescaped: Characters that stay although URLs may not have them.
///   - legalURLCharactersToBeEscaped: Characters that are escaped although URLs may have them.
///   - encoding: The encoding of the bytes that the escapes stand for; UTF-8 is used for all.
/// - Returns: The text.
public func CFURLCreateStringByAddingPercentEscapes(
  _ allocator: CFAllocator?, _ originalString: CFString!, _ charactersToLeaveUnescaped: CFString!,
  _ legalURLCharactersToBeEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
  // The characters of RFC 3986: those without a meaning, and those with one.
  var allowed = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
      + ":/?@!$&'()*+,;=")
  allowed.formUnion(CharacterSet(charactersIn: charactersToLeaveUnescaped ?? ""))
  allowed.subtract(CharacterSet(charactersIn: legalURLCharactersToBeEscaped ?? ""))
  return originalString?.addingPercentEncoding(withAllowedCharacters: allowed)
}
