/// The result of a request of events.
open class NSPersistentCloudKitContainerEventResult: NSPersistentStoreResult {
  /// The types of a result.
  public enum ResultType: Int, Sendable {
    /// The events.
    case events = 0
    /// The number of events.
    case countEvents = 1
  }

  init(_ type: ResultType) { resultType = type }

  /// The type of the result.
  public let resultType: ResultType

  /// The events, always empty, or their number, 0.
  open var result: Any? {
    resultType == .events ? [NSPersistentCloudKitContainer.Event]() : [0]
  }
}
