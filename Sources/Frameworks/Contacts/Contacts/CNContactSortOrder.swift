/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
  /// No order.
  case none = 0
  /// The order that the user has set.
  case userDefault = 1
  /// By the given name, then by the family name.
  case givenName = 2
  /// By the family name, then by the given name.
  case familyName = 3
}
