import TactusTextFormatting

extension ServiceRequest {
  /// Returns the JSON members of the request.
  func wireFields() throws(LinkError) -> String {
    let words = [
      #""id":\#(id.number)"#, #""service":\#(try wireText(service, atMost: LinkLimits.nameBytes))"#,
      #""version":\#(version)"#,
      #""payload":\#(try wireText(payload, atMost: LinkLimits.servicePayloadBytes))"#,
    ]
    return words.joined(separator: ",")
  }

  init(_ fields: WireFields) throws(LinkError) {
    self.init(
      id: ServiceRequestID(try fields.whole("id")),
      service: try fields.shortText("service", atMost: LinkLimits.nameBytes),
      version: try fields.whole("version"),
      payload: try fields.shortText("payload", atMost: LinkLimits.servicePayloadBytes))
  }
}

extension ServiceAnswer {
  /// Returns the JSON members of the message.
  func wireFields() throws(LinkError) -> String {
    switch self {
    case .result(let id, let payload):
      let text = try wireText(payload, atMost: LinkLimits.servicePayloadBytes)
      return #""id":\#(id.number),"payload":\#(text)"#
    case .failure(let id, let failure):
      return #""id":\#(id.number),"failure":"\#(failure.rawValue)""#
    case .event(let service, let version, let payload):
      let text = try wireText(payload, atMost: LinkLimits.servicePayloadBytes)
      return #""service":"\#(service.rawValue)","version":\#(version),"payload":\#(text)"#
    }
  }

  init(_ fields: WireFields) throws(LinkError) {
    if fields.has("failure") {
      self = .failure(ServiceRequestID(try fields.whole("id")), try fields.word("failure"))
      return
    }
    let payload = try fields.shortText("payload", atMost: LinkLimits.servicePayloadBytes)
    if fields.has("id") {
      self = .result(ServiceRequestID(try fields.whole("id")), payload)
    } else {
      self = .event(
        try fields.word("service"), version: try fields.whole("version"), payload)
    }
  }
}
