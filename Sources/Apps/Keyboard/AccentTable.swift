/// The letters that a key offers when it is held (Keyboards.KE8).
enum AccentTable {
  /// Returns the letters of a key, the key's own first; empty for a key without others.
  ///
  /// - Source: the U.S. English keyboard of an iPhone, from memory. Confidence: guess.
  static func letters(of text: String, isCapital: Bool) -> [String] {
    guard let more = table[text] else { return [] }
    let all = [text] + more.map(String.init)
    return isCapital ? all.map { $0.uppercased() } : all
  }

  private static let table: [String: String] = [
    "a": "àáâäæãåā", "c": "çćč", "e": "èéêëēėę", "i": "ìíîïīį", "l": "ł", "n": "ñń",
    "o": "òóôöœøōõ", "s": "śš", "u": "ùúûüū", "y": "ÿ", "z": "žźż", "-": "–—•", "/": "\\",
    "$": "₽¥€¢£₩", "&": "§", "\"": "„“”«»", ".": "…", "?": "¿", "!": "¡", "'": "`‘’", "0": "°",
    "%": "‰",
  ]
}
