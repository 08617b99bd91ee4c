import TactusHealthModel
import TactusPhoneLink
import TactusPrintModel
import TactusUserRecords

// `Documentation/Behaviour/Services.md` has the steps that comments name.
extension Phone {
  /// Handles an app's request to a service (Services.SV1).
  mutating func handle(_ request: ServiceRequest, of app: AppID) -> [PhoneEffect] {
    switch ServiceName(rawValue: request.service) {
    case .permissions:
      guard request.version == PermissionTable.version else {
        return [refuse(request, .unknownVersion, app)]
      }
      guard let content = try? PermissionRequest(payload: request.payload) else {
        return [refuse(request, .malformed, app)]
      }
      return handle(content, request.id, of: app)
    case .health:
      guard request.version == HealthRequest.version else {
        return [refuse(request, .unknownVersion, app)]
      }
      guard let content = HealthRequest(payload: request.payload) else {
        return [refuse(request, .malformed, app)]
      }
      return handle(content, request.id, of: app)
    case .healthSettings:
      guard request.version == HealthSettingsRequest.version else {
        return [refuse(request, .unknownVersion, app)]
      }
      guard let content = HealthSettingsRequest(payload: request.payload) else {
        return [refuse(request, .malformed, app)]
      }
      return handle(content, request.id, of: app)
    case .records:
      guard request.version == RecordRequest.version else {
        return [refuse(request, .unknownVersion, app)]
      }
      guard let content = RecordRequest(payload: request.payload) else {
        return [refuse(request, .malformed, app)]
      }
      return handle(content, request.id, of: app)
    case .documents:
      guard request.version == DocumentRequest.version else {
        return [refuse(request, .unknownVersion, app)]
      }
      guard let content = try? DocumentRequest(payload: request.payload) else {
        return [refuse(request, .malformed, app)]
      }
      return handle(content, request.id, of: app)
    case .printing:
      guard request.version == PrintRequest.version else {
        return [refuse(request, .unknownVersion, app)]
      }
      guard let content = try? PrintRequest(payload: request.payload) else {
        return [refuse(request, .malformed, app)]
      }
      return handle(content, request.id, of: app)
    case nil: return [refuse(request, .unknownService, app)]
    }
  }

  /// Returns the answer to a request with a value.
  func answer(_ id: ServiceRequestID, _ value: some ServicePayload) -> ServiceAnswer {
    guard let payload = try? value.payload() else { return .failure(id, .malformed) }
    return .result(id, payload)
  }

  // MARK: Internals

  private func refuse(
    _ request: ServiceRequest, _ failure: ServiceFailure, _ app: AppID
  ) -> PhoneEffect {
    .send(.service(.failure(request.id, failure)), to: app)
  }
}
