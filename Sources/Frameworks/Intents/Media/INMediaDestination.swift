/// A list to which media are added.
public enum INMediaDestination: Hashable, Sendable {
  /// The library.
  case library
  /// A playlist by its name.
  case playlist(String)
}
