/// The style of a postal address.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// The form of an address on a letter.
  case mailingAddress = 0
}
