/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Only letters of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// What addresses on the net have.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// What telephone numbers have.
  case phonePad = 5
  /// Names, and telephone numbers.
  case namePhonePad = 6
  /// What addresses of mail have.
  case emailAddress = 7
  /// Digits, and what separates whole numbers from the rest.
  case decimalPad = 8
  /// With @ and #.
  case twitter = 9
  /// What is searched for on the net.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// Only letters of ASCII.
  public static let alphabet = Self.asciiCapable
}
