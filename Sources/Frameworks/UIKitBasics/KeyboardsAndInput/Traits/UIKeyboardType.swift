/// The types of keyboards.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// The characters of URLs.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// The characters of telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// The characters of email addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Text with easy access to @ and #.
  case twitter = 9
  /// Web searches.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// ASCII characters; the former name.
  public static let alphabet = Self.asciiCapable
}
