/// A message of a service to an app.
public enum ServiceAnswer: Sendable, Equatable {
  /// The result of a request: a payload in the version of the request.
  case result(ServiceRequestID, String)
  /// A request failed, for a reason.
  case failure(ServiceRequestID, ServiceFailure)
  /// Something happened without a request: a payload in a version.
  case event(ServiceName, version: Int, String)
}
