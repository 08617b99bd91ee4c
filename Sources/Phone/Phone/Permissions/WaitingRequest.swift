import TactusPhoneLink

/// A request for a permission that waits for the user.
struct WaitingRequest: Sendable {
  /// The identifier of the request.
  var id: ServiceRequestID
  /// The resource.
  var resource: ProtectedResource
  /// The question that is asked for it.
  var question: PermissionQuestion
}
