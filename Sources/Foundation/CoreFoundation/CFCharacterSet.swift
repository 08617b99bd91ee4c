// Core Foundation's functions for sets of characters, by Foundation's (ObjectiveC.FO52).

/// The sets of characters that each system has.
public enum CFCharacterSetPredefinedSet: CFIndex, Sendable {
  /// Control characters and invisible ones for formats.
  case control = 1
  /// Spaces and tabs.
  case whitespace = 2
  /// Spaces, tabs and breaks of lines.
  case whitespaceAndNewline = 3
  /// Digits.
  case decimalDigit = 4
  /// Letters and marks.
  case letter = 5
  /// Lowercase letters.
  case lowercaseLetter = 6
  /// Uppercase and titlecase letters.
  case uppercaseLetter = 7
  /// Marks.
  case nonBase = 8
  /// Characters that consist of others.
  case decomposable = 9
  /// Letters, marks and numbers.
  case alphaNumeric = 10
  /// Punctuation.
  case punctuation = 11
  /// Code points that are not characters.
  case illegal = 12
  /// Titlecase letters.
  case capitalizedLetter = 13
  /// Symbols.
  case symbol = 14
  /// Breaks of lines.
  case newline = 15
}

/// Returns a set that each system has.
public func CFCharacterSetGetPredefined(_ theSetIdentifier: CFCharacterSetPredefinedSet)
  -> CFCharacterSet!
{
  switch theSetIdentifier {
  case .control: .controlCharacters
  case .whitespace: .whitespaces
  case .whitespaceAndNewline: .whitespacesAndNewlines
  case .decimalDigit: .decimalDigits
  case .letter: .letters
  case .lowercaseLetter: .lowercaseLetters
  case .uppercaseLetter: .uppercaseLetters
  case .nonBase: .nonBaseCharacters
  case .decomposable: .decomposables
  case .alphaNumeric: .alphanumerics
  case .punctuation: .punctuationCharacters
  case .illegal: .illegalCharacters
  case .capitalizedLetter: .capitalizedLetters
  case .symbol: .symbols
  case .newline: .newlines
  }
}

/// Creates a set of the characters of a string.
public func CFCharacterSetCreateWithCharactersInString(
  _ alloc: CFAllocator!, _ theString: CFString!
) -> CFCharacterSet! { theString.map { CharacterSet(charactersIn: $0) } }

/// Creates a set of the characters that another one lacks.
public func CFCharacterSetCreateInvertedSet(_ alloc: CFAllocator!, _ theSet: CFCharacterSet!)
  -> CFCharacterSet!
{
  theSet?.inverted
}

/// Returns whether a set has a character of one UTF-16 code unit; false for half of a pair.
public func CFCharacterSetIsCharacterMember(_ theSet: CFCharacterSet!, _ theChar: UniChar) -> Bool {
  CFCharacterSetIsLongCharacterMember(theSet, UInt32(theChar))
}

/// Returns whether a set has a character of Unicode.
public func CFCharacterSetIsLongCharacterMember(_ theSet: CFCharacterSet!, _ theChar: UInt32)
  -> Bool
{
  Unicode.Scalar(theChar).map { theSet?.contains($0) ?? false } ?? false
}
