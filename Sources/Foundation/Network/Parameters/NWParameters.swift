/// The protocols of a connection or a listener, and the paths that it may use.
///
/// - Thread: any.
public final class NWParameters: Sendable, CustomDebugStringConvertible {
  struct Values: Sendable {
    var requiredInterfaceType: NWInterface.InterfaceType = .other
    var requiredInterface: NWInterface?
    var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    var prohibitedInterfaces: [NWInterface]?
    var requiredLocalEndpoint: NWEndpoint?
    var prohibitExpensivePaths = false
    var prohibitConstrainedPaths = false
    var allowLocalEndpointReuse = false
    var acceptLocalOnly = false
    var includePeerToPeer = false
    var allowFastOpen = false
    var preferNoProxies = false
    var requiresDNSSECValidation = false
    var serviceClass: ServiceClass = .bestEffort
    var multipathServiceType: MultipathServiceType = .disabled
    var expiredDNSBehavior: ExpiredDNSBehavior = .systemDefault
    var attribution: Attribution = .developer
  }

  /// The protocols.
  public let defaultProtocolStack: ProtocolStack
  private let values: SharedValues<Values>

  // MARK: Creating

  /// Creates parameters without protocols.
  public convenience init() { self.init(ProtocolStack(transport: nil), Values()) }

  /// Creates parameters for TCP, with TLS if given options for it.
  public convenience init(
    tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()
  ) {
    self.init(ProtocolStack(transport: tcp, application: tls.map { [$0] } ?? []), Values())
  }

  /// Creates parameters for UDP, with DTLS if given options for it (Connections.TL7).
  public convenience init(
    dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()
  ) {
    self.init(ProtocolStack(transport: udp, application: dtls.map { [$0] } ?? []), Values())
  }

  private init(_ stack: ProtocolStack, _ values: Values) {
    (defaultProtocolStack, self.values) = (stack, SharedValues(values))
  }

  /// New parameters of TCP.
  public class var tcp: NWParameters { NWParameters(tls: nil) }
  /// New parameters of TCP with TLS.
  public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  /// New parameters of UDP.
  public class var udp: NWParameters { NWParameters(dtls: nil) }
  /// New parameters of UDP with DTLS (Connections.TL7).
  public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }

  /// Returns parameters with the same values, and with copies of the options.
  public func copy() -> NWParameters { NWParameters(defaultProtocolStack.copied(), values.current) }

  /// The names of the protocols.
  public var debugDescription: String {
    let names = defaultProtocolStack.applicationProtocols.map(\.definition.name)
    let transport = defaultProtocolStack.transportProtocol?.definition.name
    return (names + [transport].compactMap { $0 }).joined(separator: ", ")
  }

  // MARK: Paths

  /// The required interface type; `other` for any.
  public var requiredInterfaceType: NWInterface.InterfaceType {
    get { values.current.requiredInterfaceType }
    set { values.change { $0.requiredInterfaceType = newValue } }
  }

  /// The network interface that must be used; nil for any.
  public var requiredInterface: NWInterface? {
    get { values.current.requiredInterface }
    set { values.change { $0.requiredInterface = newValue } }
  }

  /// The types of the interfaces that may not be used; nil for none.
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]? {
    get { values.current.prohibitedInterfaceTypes }
    set { values.change { $0.prohibitedInterfaceTypes = newValue } }
  }

  /// The interfaces that may not be used; nil for none.
  public var prohibitedInterfaces: [NWInterface]? {
    get { values.current.prohibitedInterfaces }
    set { values.change { $0.prohibitedInterfaces = newValue } }
  }

  /// The local address and port, or the path of a Unix domain socket; nil for any.
  public var requiredLocalEndpoint: NWEndpoint? {
    get { values.current.requiredLocalEndpoint }
    set { values.change { $0.requiredLocalEndpoint = newValue } }
  }

  /// Whether expensive paths may not be used.
  public var prohibitExpensivePaths: Bool {
    get { values.current.prohibitExpensivePaths }
    set { values.change { $0.prohibitExpensivePaths = newValue } }
  }

  /// Whether constrained paths may not be used.
  public var prohibitConstrainedPaths: Bool {
    get { values.current.prohibitConstrainedPaths }
    set { values.change { $0.prohibitConstrainedPaths = newValue } }
  }

  // MARK: Options

  /// Whether a local address and port can be reused at once.
  public var allowLocalEndpointReuse: Bool {
    get { values.current.allowLocalEndpointReuse }
    set { values.change { $0.allowLocalEndpointReuse = newValue } }
  }

  /// Whether a listener accepts peers of its own networks only.
  public var acceptLocalOnly: Bool {
    get { values.current.acceptLocalOnly }
    set { values.change { $0.acceptLocalOnly = newValue } }
  }

  /// Whether peer-to-peer links may be used.
  public var includePeerToPeer: Bool {
    get { values.current.includePeerToPeer }
    set { values.change { $0.includePeerToPeer = newValue } }
  }

  /// Whether data may be sent with the TCP handshake (TCP Fast Open).
  public var allowFastOpen: Bool {
    get { values.current.allowFastOpen }
    set { values.change { $0.allowFastOpen = newValue } }
  }

  /// Whether proxies are bypassed.
  public var preferNoProxies: Bool {
    get { values.current.preferNoProxies }
    set { values.change { $0.preferNoProxies = newValue } }
  }

  /// Whether DNS answers must be validated with DNSSEC.
  public var requiresDNSSECValidation: Bool {
    get { values.current.requiresDNSSECValidation }
    set { values.change { $0.requiresDNSSECValidation = newValue } }
  }

  /// The service class of the traffic.
  public var serviceClass: ServiceClass {
    get { values.current.serviceClass }
    set { values.change { $0.serviceClass = newValue } }
  }

  /// The multipath TCP mode.
  public var multipathServiceType: MultipathServiceType {
    get { values.current.multipathServiceType }
    set { values.change { $0.multipathServiceType = newValue } }
  }

  /// The use of expired DNS answers.
  public var expiredDNSBehavior: ExpiredDNSBehavior {
    get { values.current.expiredDNSBehavior }
    set { values.change { $0.expiredDNSBehavior = newValue } }
  }

  /// The party that asked for the connection: the developer or the user.
  public var attribution: Attribution {
    get { values.current.attribution }
    set { values.change { $0.attribution = newValue } }
  }
}
