import CoreData
import Testing

/// Steps ObjectiveC.WC11–WC12: objects of Core Data that an app makes without arguments.
@Suite struct MadeObjectTests {
  /// A controller as an app's tests make it.
  private final class Controller: NSFetchedResultsController<NSManagedObject> {
    private let objects: [NSManagedObject]
    init(_ objects: [NSManagedObject]) {
      self.objects = objects
      super.init()
    }
    override var fetchedObjects: [NSManagedObject]? { objects }
    override var cacheName: String? { "cache" }
  }

  @Test("ObjectiveC.WC11. Results of requests are empty")
  func results() {
    #expect(NSBatchDeleteResult().result == nil && NSBatchInsertResult().result == nil)
    #expect(NSBatchUpdateResult().result == nil && NSPersistentHistoryResult().result == nil)
    #expect(NSBatchDeleteResult().resultType == .resultTypeStatusOnly)
    #expect(NSBatchInsertResult().resultType == .statusOnly)
    #expect(NSBatchUpdateResult().resultType == .statusOnlyResultType)
    #expect(NSPersistentHistoryResult().resultType == .statusOnly)
    let request = NSAsynchronousFetchRequest<NSManagedObject>()
    #expect(request.completionBlock == nil && request.fetchRequest.entityName == nil)
    #expect(request.estimatedResultCount == 0)
    let result = NSAsynchronousFetchResult<NSManagedObject>()
    #expect(result.finalResult == nil && result.operationError == nil && result.progress == nil)
    #expect(result.fetchRequest.completionBlock == nil)
    result.cancel()
    let save = NSSaveChangesRequest()
    #expect(save.insertedObjects == nil && save.updatedObjects == nil)
    #expect(save.deletedObjects == nil && save.lockedObjects == nil)
    #expect(save.requestType == .saveRequestType)
  }

  @Test("ObjectiveC.WC11. Descriptions, nodes, tokens and managers are empty")
  func descriptions() {
    let index = NSFetchIndexDescription()
    #expect(index.name.isEmpty && index.elements.isEmpty && index.entity == nil)
    let element = NSFetchIndexElementDescription()
    #expect(element.property == nil && element.propertyName == nil && element.isAscending)
    #expect(element.collationType == .binary && element.indexDescription == nil)
    let node = NSIncrementalStoreNode()
    #expect(node.version == 0 && node.objectID.isTemporaryID)
    #expect(node.value(for: NSAttributeDescription()) == nil)
    #expect(NSPersistentHistoryToken() == NSPersistentHistoryToken())
    #expect(NSQueryGenerationToken().copy() is NSQueryGenerationToken)
    let manager = NSMigrationManager()
    #expect(manager.sourceModel.entities.isEmpty && manager.destinationModel.entities.isEmpty)
    #expect(manager.migrationProgress == 0 && manager.userInfo == nil)
  }

  @Test("ObjectiveC.WC11, WC12. A controller of results is empty, and a subclass has its own")
  func controller() {
    let controller = NSFetchedResultsController<NSManagedObject>()
    #expect(controller.fetchedObjects == nil && controller.sections == nil)
    #expect(controller.sectionNameKeyPath == nil && controller.cacheName == nil)
    #expect(controller.fetchRequest.sortDescriptors == nil)
    #expect(controller.managedObjectContext.concurrencyType == .mainQueueConcurrencyType)
    let entity = NSEntityDescription()
    entity.name = "Timer"
    let timer = NSManagedObject(entity: entity, insertInto: nil)
    let made: NSFetchedResultsController<NSManagedObject> = Controller([timer])
    #expect(made.fetchedObjects == [timer] && made.cacheName == "cache")
  }
}
