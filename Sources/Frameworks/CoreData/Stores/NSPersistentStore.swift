/// A store of a coordinator.
///
/// Stores of an app's own kind are missing (CoreData.ST7).
open class NSPersistentStore: NSObject, @unchecked Sendable {
  init(
    _ type: String, _ rows: any RowStore, _ configuration: String?, _ url: URL?,
    _ options: [AnyHashable: Any]?
  ) {
    (self.type, self.rows, configurationName) = (type, rows, configuration ?? "PF_DEFAULT")
    (self.configuration, self.url, self.options) = (configuration, url, options)
    isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
  }

  /// The type.
  public let type: String

  /// The file; nil for a store in memory.
  open internal(set) var url: URL?

  /// The options with which the store was added.
  public let options: [AnyHashable: Any]?

  /// The configuration of the model.
  public let configurationName: String

  /// Whether the store cannot be changed.
  open var isReadOnly: Bool

  /// The identifier; it is kept in the store.
  open var identifier: String! { metadata[NSStoreUUIDKey] as? String ?? "" }

  /// The metadata; what Core Data itself keeps there cannot be changed (CoreData.ST2).
  open var metadata: [String: Any]! {
    get { rows.metadata }
    set { try? rows.setMetadata(NSPersistentStoreCoordinator.merged(newValue, rows.metadata)) }
  }

  /// The coordinator.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  // MARK: Internals

  let rows: any RowStore
  let configuration: String?

  /// Returns whether the store keeps objects of an entity.
  func keeps(_ entity: NSEntityDescription, _ model: NSManagedObjectModel) -> Bool {
    model.entities(forConfigurationName: configuration)?.contains { $0 === entity } == true
  }

  /// Returns the identifier of an object.
  func identifier(_ number: Int64, of entity: NSEntityDescription) -> NSManagedObjectID {
    NSManagedObjectID(entity, .stored(identifier, number), self)
  }

  /// Returns the row of an object as contexts have it.
  func row(_ stored: StoredRow, of entity: NSEntityDescription) -> ObjectRow {
    var links: [String: LinkedObjects] = [:]
    for (name, targets) in stored.links {
      guard let target = entity.contents.relationships[name]?.destinationEntity else { continue }
      links[name] = LinkedObjects(targets.map { identifier($0, of: target) })
    }
    return ObjectRow(version: stored.version, values: stored.values, links: links)
  }
}
