/// A request for mirroring events; a context finds none (CoreData.CK2).
open class NSPersistentCloudKitContainerEventRequest: NSPersistentStoreRequest {
  /// Creates a request of all events.
  public override init() { super.init() }

  /// The type of the result.
  open var resultType = NSPersistentCloudKitContainerEventResult.ResultType.events

  /// Returns a request of the events after a time.
  open class func fetchEvents(after date: Date) -> NSPersistentCloudKitContainerEventRequest {
    NSPersistentCloudKitContainerEventRequest()
  }

  /// Returns a request for the events after another one, or for all if it is nil.
  open class func fetchEvents(
    after event: NSPersistentCloudKitContainer.Event?
  ) -> NSPersistentCloudKitContainerEventRequest {
    NSPersistentCloudKitContainerEventRequest()
  }

  /// Returns a request for the events that a fetch request matches.
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
