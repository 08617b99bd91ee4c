import TactusPhoneLink
import TactusPhoneTypes

/// One message of every kind about services.
enum ServiceMessages {
  static let fromApp: [AppMessage] = [
    .service(ServiceRequest(id: ServiceRequestID(0), service: "", version: 0, payload: "")),
    .service(
      ServiceRequest(
        id: ServiceRequestID(.max), service: "permissions \"", version: .max >> 12,
        payload: "{\"ä\":\"\\\"\"}\n")),
  ]

  static let fromPhone: [PhoneMessage] =
    [
      .service(.result(ServiceRequestID(.max), "{}")),
      .service(.event(.permissions, version: 1, "{\"a\":\"\\\"\"}")), permission,
    ] + ServiceFailure.allCases.map { .service(.failure(ServiceRequestID(7), $0)) }

  private static let permission = PhoneMessage.systemSettings(
    ProtectedResource.allCases.flatMap { resource in
      resource.statuses.map {
        .permission(
          BundleIdentifier(prefix: "a", name: "b"), resource,
          Permission($0, isPrecise: $0 == .always))
      }
    })
}
