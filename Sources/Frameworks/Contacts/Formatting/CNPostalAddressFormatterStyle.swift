/// The style of a postal address.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// An address as it is written on a letter.
  case mailingAddress = 0
}
