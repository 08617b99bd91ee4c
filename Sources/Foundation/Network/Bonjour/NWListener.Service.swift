import TactusNetServices

extension NWListener {
  /// A service of Bonjour that a listener publishes.
  ///
  /// Step Connections.BJ3.
  public struct Service: Sendable, Equatable, Hashable, CustomDebugStringConvertible {
    /// The name; nil for the device's.
    public let name: String?
    /// The type, such as `_http._tcp`.
    public let type: String
    /// The domain; nil for the default one.
    public let domain: String?
    /// The TXT record; nil for one without values.
    public var txtRecord: Data?
    /// Whether a name in use is an error; otherwise the service is renamed.
    public var noAutoRename = false

    /// Creates a service.
    public init(
      name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil
    ) {
      (self.name, self.type, self.domain, self.txtRecord) = (name, type, domain, txtRecord)
    }

    /// Creates a service with values of a TXT record.
    public init(
      name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord
    ) {
      self.init(name: name, type: type, domain: domain, txtRecord: txtRecord.data)
    }

    /// The values of the TXT record; nil without one.
    public var txtRecordObject: NWTXTRecord? {
      get { txtRecord.map { NWTXTRecord($0) } }
      set { txtRecord = newValue?.data }
    }

    /// The name, type and domain.
    public var debugDescription: String { "\(name ?? "").\(type).\(domain ?? "")" }
  }

  /// A change of the endpoints of a listener's service.
  public enum ServiceRegistrationChange: Sendable {
    /// An endpoint is published.
    case add(NWEndpoint)
    /// An endpoint is no longer published.
    case remove(NWEndpoint)
  }
}
