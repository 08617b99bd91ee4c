/// A request to run a task that takes minutes.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Creates a request.
  public init(identifier: String) { super.init(kindOf: identifier) }

  /// Whether the task needs a network (BackgroundTasks.RU4).
  open var requiresNetworkConnectivity = false
  /// Whether the task runs only while the phone is charged (BackgroundTasks.RU4).
  open var requiresExternalPower = false

  override func copyOfKind() -> BGTaskRequest {
    let copy = BGProcessingTaskRequest(identifier: identifier)
    copy.requiresNetworkConnectivity = requiresNetworkConnectivity
    copy.requiresExternalPower = requiresExternalPower
    return copy
  }
}
