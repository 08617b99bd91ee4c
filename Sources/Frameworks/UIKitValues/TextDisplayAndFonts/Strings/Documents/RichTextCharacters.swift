/// The RTF control words for characters.
enum RichTextCharacters {
  /// Returns the character of a control word or symbol; `nil` for others.
  static func character(_ word: String) -> String? { characters[word] }

  /// - Source: the specification's list of special characters. Confidence: documented.
  private static let characters = [
    "~": "\u{A0}", "-": "\u{AD}", "_": "\u{2011}", "tab": "\t", "line": "\u{2028}",
    "emdash": "\u{2014}", "endash": "\u{2013}", "emspace": "\u{2003}", "enspace": "\u{2002}",
    "qmspace": "\u{2005}", "bullet": "\u{2022}", "lquote": "\u{2018}", "rquote": "\u{2019}",
    "ldblquote": "\u{201C}", "rdblquote": "\u{201D}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
    "zwbo": "\u{200B}", "ltrmark": "\u{200E}", "rtlmark": "\u{200F}",
  ]
}
