/// A request of the events of mirroring, of which a context finds none (CoreData.CK2).
open class NSPersistentCloudKitContainerEventRequest: NSPersistentStoreRequest {
  /// Creates a request of all events.
  public override init() { super.init() }

  /// The kind of result.
  open var resultType = NSPersistentCloudKitContainerEventResult.ResultType.events

  /// Returns a request of the events after a time.
  open class func fetchEvents(after date: Date) -> NSPersistentCloudKitContainerEventRequest {
    NSPersistentCloudKitContainerEventRequest()
  }

  /// Returns a request of the events after another one, or of all for nil.
  open class func fetchEvents(
    after event: NSPersistentCloudKitContainer.Event?
  ) -> NSPersistentCloudKitContainerEventRequest {
    NSPersistentCloudKitContainerEventRequest()
  }

  /// Returns a request of the events that a fetch request finds.
  open class func fetchEvents(
    matchingFetch fetchRequest: NSFetchRequest<NSFetchRequestResult>
  ) -> NSPersistentCloudKitContainerEventRequest {
    NSPersistentCloudKitContainerEventRequest()
  }

  /// Returns a fetch request to which conditions on events can be added.
  open class func fetchForEvents() -> NSFetchRequest<NSFetchRequestResult> {
    NSFetchRequest(entityName: "NSPersistentCloudKitContainerEvent")
  }
}
