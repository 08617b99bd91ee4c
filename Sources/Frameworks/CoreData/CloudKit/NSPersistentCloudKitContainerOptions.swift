/// The CloudKit container to which a store would be mirrored (CoreData.CK1).
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// Creates options for a container of iCloud.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }

  /// The identifier of the container.
  public let containerIdentifier: String
}
