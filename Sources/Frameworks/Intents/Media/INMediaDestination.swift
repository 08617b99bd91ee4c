/// A destination for media.
public enum INMediaDestination: Hashable, Sendable {
  /// The library.
  case library
  /// A playlist by name.
  case playlist(String)
}
