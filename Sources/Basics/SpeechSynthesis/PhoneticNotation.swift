/// Pronunciations in the International Phonetic Alphabet.
public enum PhoneticNotation {
  /// Returns a pronunciation in the library's own notation; `nil` if a symbol is none of those
  /// below, or there is none.
  ///
  /// The result consists of letters and signs of the tables alone, so that nothing in a text of an
  /// app is a command of the library.
  ///
  /// - Parameter notation: The pronunciation, such as `təˈmɑːtəʊ`.
  package static func phonemes(of notation: String) -> String? {
    var result = ""
    var rest = Substring(
      notation.unicodeScalars.filter { !ignored.contains($0) }.map(Character.init))
    while let first = rest.first {
      if let (symbol, phoneme) = pairs.first(where: { rest.hasPrefix($0.0) }) {
        result += phoneme
        rest = rest.dropFirst(symbol.count)
      } else if let phoneme = single[first] {
        result += phoneme
        rest = rest.dropFirst()
      } else {
        return nil
      }
    }
    return result.contains { $0 != " " } ? result : nil
  }

  // MARK: Internals

  /// Marks of syllables and of the length of notations, and the tie of two symbols.
  private static let ignored: Set<Unicode.Scalar> = [
    ".", "/", "[", "]", "\u{361}", "\u{35C}", "\u{32F}",
  ]

  /// Two symbols that are one sound.
  ///
  /// - Source: the phonemes of eSpeak NG's documentation. Confidence: documented.
  private static let pairs = [
    ("t\u{283}", "tS"), ("d\u{292}", "dZ"), ("a\u{26A}", "aI"), ("e\u{26A}", "eI"),
    ("\u{254}\u{26A}", "OI"), ("a\u{28A}", "aU"), ("o\u{28A}", "oU"), ("\u{259}\u{28A}", "oU"),
    ("\u{25C}\u{2D0}", "3:"), ("\u{25D}", "3:"), ("ts", "ts"),
  ]

  private static let single: [Character: String] = [
    "p": "p", "b": "b", "t": "t", "d": "d", "k": "k", "g": "g", "\u{261}": "g", "\u{294}": "?",
    "f": "f", "v": "v", "\u{3B8}": "T", "\u{F0}": "D", "s": "s", "z": "z", "\u{283}": "S",
    "\u{292}": "Z", "h": "h", "x": "x", "\u{E7}": "C", "m": "m", "n": "n", "\u{14B}": "N",
    "\u{272}": "n^", "l": "l", "\u{28E}": "l^", "r": "r", "\u{279}": "r", "\u{281}": "r",
    "\u{27E}": "*", "j": "j", "w": "w",
    "i": "i", "\u{26A}": "I", "e": "e", "\u{25B}": "E", "\u{E6}": "a", "a": "a", "\u{251}": "A",
    "\u{252}": "0", "\u{254}": "O", "o": "o", "\u{28A}": "U", "u": "u", "\u{28C}": "V",
    "\u{259}": "@", "\u{25C}": "3", "y": "y", "\u{F8}": "Y", "\u{153}": "W", "\u{250}": "@",
    "\u{2C8}": "'", "\u{2CC}": ",", "\u{2D0}": ":", " ": " ",
  ]
}
