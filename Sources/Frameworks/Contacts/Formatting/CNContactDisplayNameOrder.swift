/// The orders of the parts of a name.
public enum CNContactDisplayNameOrder: Int, Sendable {
  /// The order that the user has set.
  case userDefault = 0
  /// The given name first.
  case givenNameFirst = 1
  /// The family name first.
  case familyNameFirst = 2
}
