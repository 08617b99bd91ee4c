/// A request to run a background task; subclasses define the kind.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
  init(kindOf identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// The identifier of the task.
  public let identifier: String
  /// The date before which the task does not run; `nil` for no limit (BackgroundTasks.RU1).
  open var earliestBeginDate: Date?

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = copyOfKind()
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }

  /// Returns a request of the same kind.
  func copyOfKind() -> BGTaskRequest { BGTaskRequest(kindOf: identifier) }
}
