/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable {
  /// Unsorted.
  case none = 0
  /// The order that the user has set.
  case userDefault = 1
  /// Sorted by given name, then by family name.
  case givenName = 2
  /// Sorted by family name, then by given name.
  case familyName = 3
}
