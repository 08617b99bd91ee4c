/// A reason for which a service does not answer a request.
public enum ServiceFailure: String, Sendable, CaseIterable {
  /// The phone has no service of this name.
  case unknownService = "unknown-service"
  /// The service does not know this version of the payload.
  case unknownVersion = "unknown-version"
  /// The payload is malformed.
  case malformed
  /// The app has too many unanswered requests.
  case busy
}
