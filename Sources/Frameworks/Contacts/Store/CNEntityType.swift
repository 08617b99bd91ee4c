/// A type of what a store contains.
public enum CNEntityType: Int, Sendable {
  /// Contacts.
  case contacts = 0
}
