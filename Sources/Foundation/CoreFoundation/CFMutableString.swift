// Core Foundation's functions for strings that can be changed.

/// Core Foundation's name of a string that can be changed.
public typealias CFMutableString = NSMutableString

/// Creates an empty string that can be changed.
///
/// - Parameter maxLength: Ignored: the length is not limited.
public func CFStringCreateMutable(_ alloc: CFAllocator?, _ maxLength: CFIndex) -> CFMutableString! {
  NSMutableString(capacity: 0)
}

/// Creates a copy of a string that can be changed.
///
/// - Parameter maxLength: Ignored: the length is not limited.
public func CFStringCreateMutableCopy(
  _ alloc: CFAllocator?, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! { NSMutableString(string: theString) }

/// Adds a string at the end.
public func CFStringAppend(_ theString: CFMutableString!, _ appendedString: CFString!) {
  theString.append(appendedString)
}

/// Adds a string at an index.
public func CFStringInsert(_ str: CFMutableString!, _ idx: CFIndex, _ insertedStr: CFString!) {
  str.insert(insertedStr, at: idx)
}

/// Removes a part.
public func CFStringDelete(_ theString: CFMutableString!, _ range: CFRange) {
  theString.deleteCharacters(in: range.ns)
}

/// Replaces a part.
public func CFStringReplace(
  _ theString: CFMutableString!, _ range: CFRange, _ replacement: CFString!
) { theString.replaceCharacters(in: range.ns, with: replacement) }

/// Replaces the whole string.
public func CFStringReplaceAll(_ theString: CFMutableString!, _ replacement: CFString!) {
  theString.setString(replacement)
}

/// Replaces a string wherever it is found in a range.
///
/// - Returns: The number of replacements.
@discardableResult
public func CFStringFindAndReplace(
  _ theString: CFMutableString!, _ stringToFind: CFString!, _ replacementString: CFString!,
  _ rangeToSearch: CFRange, _ compareOptions: CFStringCompareFlags
) -> CFIndex {
  theString.replaceOccurrences(
    of: stringToFind, with: replacementString, options: compareOptions.options,
    range: rangeToSearch.ns)
}

/// Removes white space and line breaks at both ends.
public func CFStringTrimWhitespace(_ theString: CFMutableString!) {
  theString.change { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// Removes a string from both ends, as often as it is there.
public func CFStringTrim(_ theString: CFMutableString!, _ trimString: CFString!) {
  guard !trimString.isEmpty else { return }
  theString.change { text in
    var rest = text[...]
    while rest.hasPrefix(trimString) { rest = rest.dropFirst(trimString.count) }
    while rest.hasSuffix(trimString) { rest = rest.dropLast(trimString.count) }
    return String(rest)
  }
}

/// Makes all letters lowercase, by the rules of a language.
public func CFStringLowercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
  theString.change { $0.lowercased(with: locale) }
}

/// Makes all letters uppercase, by the rules of a language.
public func CFStringUppercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
  theString.change { $0.uppercased(with: locale) }
}

/// Makes the first letter of each word uppercase, and the others lowercase.
public func CFStringCapitalize(_ theString: CFMutableString!, _ locale: CFLocale!) {
  theString.change { $0.capitalized(with: locale) }
}

/// Removes the differences that comparisons with some options ignore.
public func CFStringFold(
  _ theString: CFMutableString!, _ theFlags: CFStringCompareFlags, _ theLocale: CFLocale!
) { theString.change { $0.folding(options: theFlags.options, locale: theLocale) } }

/// Changes a string into one of the forms of Unicode.
public func CFStringNormalize(
  _ theString: CFMutableString!, _ theForm: CFStringNormalizationForm
) {
  theString.change {
    switch theForm {
    case .D: $0.decomposedStringWithCanonicalMapping
    case .KD: $0.decomposedStringWithCompatibilityMapping
    case .C: $0.precomposedStringWithCanonicalMapping
    case .KC: $0.precomposedStringWithCompatibilityMapping
    }
  }
}

/// Changes a string by a transform, such as into Latin letters.
///
/// - Parameters:
///   - string: The string.
///   - range: The part to change, and then the changed part; `nil` for the whole string.
///   - transform: The name of the transform, one of the constants or of ICU's.
///   - reverse: Whether to transform back.
/// - Returns: Whether there is such a transform.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  let part = range?.pointee.ns ?? NSRange(location: 0, length: string.length)
  // Foundation on Linux removes the letters together with their marks (observed).
  if transform == kCFStringTransformStripDiacritics
    || transform == kCFStringTransformStripCombiningMarks
  {
    let plain = string.substring(with: part).folding(options: .diacriticInsensitive, locale: nil)
    string.replaceCharacters(in: part, with: plain)
    range?.pointee = CFRange(location: part.location, length: plain.utf16.count)
    return true
  }
  // The method of a mutable string reads characters beyond the first 65,536 wrongly (observed).
  let name = StringTransform(rawValue: transform as String)
  guard let text = string.substring(with: part).applyingTransform(name, reverse: reverse) else {
    return false
  }
  string.replaceCharacters(in: part, with: text)
  range?.pointee = CFRange(location: part.location, length: text.utf16.count)
  return true
}

extension NSMutableString {
  /// Replaces the whole string by another one that is made from it.
  fileprivate func change(_ body: (String) -> String) { setString(body(String(describing: self))) }
}
