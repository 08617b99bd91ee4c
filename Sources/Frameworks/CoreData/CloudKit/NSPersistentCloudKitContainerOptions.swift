/// The CloudKit container to which a store would be mirrored (CoreData.CK1).
///
/// - Thread: any; all its properties are constants.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// Creates options for a container of iCloud.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }

  /// The identifier of the container.
  public let containerIdentifier: String
}
