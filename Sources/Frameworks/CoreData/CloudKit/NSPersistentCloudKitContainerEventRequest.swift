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

/// The result of a request of events.
open class NSPersistentCloudKitContainerEventResult: NSPersistentStoreResult {
  /// The kind of a result.
  public enum ResultType: Int, Sendable {
    /// The events.
    case events = 0
    /// The number of events.
    case countEvents = 1
  }

  init(_ type: ResultType) { resultType = type }

  /// The kind of result.
  public let resultType: ResultType

  /// The events, of which there are none, or their number, 0.
  open var result: Any? {
    resultType == .events ? [NSPersistentCloudKitContainer.Event]() : [0]
  }
}
