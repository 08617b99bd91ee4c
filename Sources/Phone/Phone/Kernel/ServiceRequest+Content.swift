import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Services.md` has the steps that comments name.
extension ServiceRequest {
  /// Returns the content of a request of a version.
  ///
  /// - Throws: The reason for which the service cannot answer (Services.SV1).
  func content<Content: ServicePayload>(_ version: Int) throws(ServiceFailure) -> Content {
    try content(version) { try? Content(payload: $0) }
  }

  /// Returns the content of a request of a version, by the function that reads it.
  ///
  /// - Throws: The reason for which the service cannot answer (Services.SV1).
  func content<Content>(
    _ version: Int, _ read: (String) -> Content?
  ) throws(ServiceFailure) -> Content {
    guard self.version == version else { throw .unknownVersion }
    guard let content = read(payload) else { throw .malformed }
    return content
  }
}

extension ServiceFailure: Error {
  /// Returns the answer to a request that fails.
  func answer(to request: ServiceRequest, _ app: AppID) -> PartAction {
    .effect(.send(.service(.failure(request.id, self)), to: app))
  }
}

extension ServiceAnswer {
  /// Creates the answer to a request with a value.
  init(_ id: ServiceRequestID, _ value: some ServicePayload) {
    self = (try? value.payload()).map { .result(id, $0) } ?? .failure(id, .malformed)
  }
}
