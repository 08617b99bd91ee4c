/// The type of a container.
public enum CNContainerType: Int, Sendable {
  /// The type is not set.
  case unassigned = 0
  /// The phone itself.
  case local = 1
  /// A container on an Exchange server.
  case exchange = 2
  /// A container on a CardDAV server, such as iCloud.
  case cardDAV = 3
}
