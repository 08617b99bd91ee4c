extension PermissionRequest: ServicePayload {
  /// Returns the JSON members of the request.
  public func payloadFields() throws(LinkError) -> String {
    switch self {
    case .table: #""do":"table""#
    case .ask(let resource, let level, let purpose):
      #""do":"ask","resource":"\#(resource.rawValue)","level":"\#(level.rawValue)","#
        + #""purpose":\#(try wireText(purpose))"#
    case .use(let resources):
      #""do":"use","resources":["#
        + resources.sorted().map { #""\#($0.rawValue)""# }.joined(separator: ",") + "]"
    }
  }

  /// Decodes a request.
  public init(_ fields: WireFields) throws(LinkError) {
    switch try fields.text("do") {
    case "table": self = .table
    case "ask":
      self = .ask(
        try fields.word("resource"), try fields.word("level"),
        purpose: try fields.shortText("purpose"))
    case "use":
      var resources: Set<ProtectedResource> = []
      for word in try fields.texts("resources") {
        guard let resource = ProtectedResource(rawValue: word) else { throw .malformed }
        resources.insert(resource)
      }
      self = .use(resources)
    default: throw .malformed
    }
  }
}

extension PermissionTable: ServicePayload {
  /// Returns the JSON members of the table.
  public func payloadFields() throws(LinkError) -> String {
    let entries = permissions.sorted { $0.key < $1.key }.map { resource, permission in
      #"{"resource":"\#(resource.rawValue)","status":"\#(permission.status.rawValue)","#
        + #""precise":\#(permission.isPrecise)}"#
    }
    return #""permissions":[\#(entries.joined(separator: ","))]"#
  }

  /// Decodes a table.
  public init(_ fields: WireFields) throws(LinkError) {
    self.init()
    let count = ProtectedResource.allCases.count
    for entry in try fields.objects("permissions", atMost: count) {
      permissions[try entry.word("resource")] = Permission(
        try entry.word("status"), isPrecise: try entry.flag("precise"))
    }
  }
}
