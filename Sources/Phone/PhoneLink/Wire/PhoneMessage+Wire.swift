extension PhoneMessage: WireMessage {
  /// The message as JSON.
  public func wireText() -> String {
    switch self {
    case .welcome(let version): #"{"welcome":{"version":\#(version)}}"#
    case .goodbye(let reason): #"{"goodbye":{"reason":"\#(reason.rawValue)"}}"#
    }
  }

  /// Reads what a message says.
  public init(_ name: String, _ fields: WireFields) throws(LinkError) {
    switch name {
    case "welcome": self = .welcome(version: try fields.whole("version"))
    case "goodbye":
      guard let reason = Farewell(rawValue: try fields.text("reason")) else { throw .malformed }
      self = .goodbye(reason)
    default: throw .malformed
    }
  }
}
