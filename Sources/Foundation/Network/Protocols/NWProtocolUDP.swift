/// The User Datagram Protocol.
public class NWProtocolUDP: NWProtocol {
  /// The identity of the protocol.
  public static let definition = NWProtocolDefinition("udp")

  /// The options of a connection.
  ///
  /// Sendable because a lock guards its values.
  public class Options: NWProtocolOptions, @unchecked Sendable {
    struct Values: Sendable {
      var preferNoChecksum = false
    }

    private let values: SharedValues<Values>

    /// Creates the default options.
    public convenience init() { self.init(Values()) }

    private init(_ values: Values) {
      self.values = SharedValues(values)
      super.init(NWProtocolUDP.definition)
    }

    override func copied() -> NWProtocolOptions { Options(values.current) }

    /// The current values.
    var current: Values { values.current }

    /// Whether IPv4 datagrams have no checksum.
    public var preferNoChecksum: Bool {
      get { values.current.preferNoChecksum }
      set { values.change { $0.preferNoChecksum = newValue } }
    }
  }

  /// The metadata of a datagram.
  ///
  /// Sendable because it adds nothing that changes.
  public class Metadata: NWProtocolMetadata, @unchecked Sendable {
    /// Creates the metadata of a datagram.
    public init() { super.init(NWProtocolUDP.definition) }
  }
}
