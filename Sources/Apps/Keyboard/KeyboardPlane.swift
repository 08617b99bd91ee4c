/// The planes of a keyboard, of which one is shown.
enum KeyboardPlane: Equatable {
  /// Letters.
  case letters
  /// Digits and common punctuation.
  case numbers
  /// Other symbols.
  case symbols
  /// Large keys with digits.
  case pad
  /// The second plane of the telephone's keys.
  case padSymbols
}
