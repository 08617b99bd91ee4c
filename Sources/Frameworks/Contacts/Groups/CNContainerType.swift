/// The type of a container.
public enum CNContainerType: Int, Sendable {
  /// No type.
  case unassigned = 0
  /// The phone itself.
  case local = 1
  /// An Exchange server.
  case exchange = 2
  /// A CardDAV server, such as iCloud.
  case cardDAV = 3
}
