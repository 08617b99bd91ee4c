import TactusPhoneLink

extension AppRecord {
  /// A request for a permission that waits for the user.
  struct WaitingRequest: Sendable {
    var id: ServiceRequestID
    var resource: ProtectedResource
    var question: PermissionQuestion
  }
}
