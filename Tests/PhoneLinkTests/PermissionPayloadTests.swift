import TactusPhoneLink
import Testing

/// The payloads of the permission service (Services.SV1).
@Suite struct PermissionPayloadTests {
  @Test("Services.SV1. A request and a table are the same after the wire")
  func roundTrip() throws {
    var requests: [PermissionRequest] = [.table, .use([]), .use(Set(ProtectedResource.allCases))]
    for resource in ProtectedResource.allCases {
      for level in PermissionLevel.allCases {
        requests.append(.ask(resource, level, purpose: "Für „Waage“ \\ \"7\"\n"))
      }
    }
    for request in requests {
      #expect(try PermissionRequest(payload: request.payload()) == request)
    }
    var table = PermissionTable()
    #expect(try PermissionTable(payload: table.payload()) == table)
    for resource in ProtectedResource.allCases {
      table.permissions[resource] = Permission(
        resource.statuses.last ?? .denied, isPrecise: resource != .location)
    }
    #expect(try PermissionTable(payload: table.payload()) == table)
  }

  @Test(
    "Services.SV2. Malformed payloads are refused",
    arguments: [
      "", "{}", "[]", #"{"permissions":{}}"#, #"{"permissions":[{"resource":"camera"}]}"#,
      #"{"permissions":[{"resource":"camera","status":"maybe","precise":true}]}"#,
      #"{"permissions":[{"resource":"camera","status":"denied","precise":1}]}"#,
    ])
  func malformed(_ payload: String) {
    #expect(throws: LinkError.malformed) { try PermissionTable(payload: payload) }
    #expect(throws: LinkError.malformed) { try PermissionRequest(payload: payload) }
  }

  @Test("Services.SV2. A purpose that is too long is refused")
  func long() throws {
    let text = String(repeating: "a", count: LinkLimits.shortTextBytes + 1)
    #expect(throws: LinkError.malformed) {
      try PermissionRequest.ask(.camera, purpose: text).payload()
    }
  }
}
