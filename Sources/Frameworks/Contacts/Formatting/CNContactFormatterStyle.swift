/// The style of a contact's name.
public enum CNContactFormatterStyle: Int, Sendable {
  /// The name.
  case fullName = 0
  /// The pronunciation of the name.
  case phoneticFullName = 1
}
