/// A request to run a short task that refreshes the app's content.
///
/// - Thread: as `BGTaskRequest`; it adds nothing that changes.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Creates a request.
  public init(identifier: String) { super.init(kindOf: identifier) }

  override func copyOfKind() -> BGTaskRequest { BGAppRefreshTaskRequest(identifier: identifier) }
}
