/// A request of an app to a service of the phone.
///
/// All services share this message: a service has payloads of its own, in its own versions. Steps
/// Services.SV1….
public struct ServiceRequest: Sendable, Equatable {
  /// The identifier, which the answer repeats.
  public var id: ServiceRequestID
  /// The name of the service, such as that of a `ServiceName`; another name is refused.
  public var service: String
  /// The version of the payload's form.
  public var version: Int
  /// The payload: the text of a JSON object, at most `LinkLimits.servicePayloadBytes` long.
  public var payload: String

  /// Creates a request.
  public init(id: ServiceRequestID, service: String, version: Int, payload: String) {
    self.id = id
    self.service = service
    self.version = version
    self.payload = payload
  }
}
