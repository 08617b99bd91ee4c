/// The Internet Protocol.
public class NWProtocolIP: NWProtocol {
  /// The identity of the protocol.
  public static let definition = NWProtocolDefinition("ip")

  /// The options of a connection.
  ///
  /// Sendable because a lock guards its values.
  public class Options: NWProtocolOptions, @unchecked Sendable {
    struct Values: Sendable {
      var version: Version = .any
      var hopLimit: UInt8 = 0
      var useMinimumMTU = false
      var disableFragmentation = false
      var shouldCalculateReceiveTime = false
      var localAddressPreference: AddressPreference = .default
      var disableMulticastLoopback = false
    }

    private let values: SharedValues<Values>

    /// Creates the default options.
    public convenience init() { self.init(Values()) }

    private init(_ values: Values) {
      self.values = SharedValues(values)
      super.init(NWProtocolIP.definition)
    }

    override func copied() -> NWProtocolOptions { Options(values.current) }

    /// The current values.
    var current: Values { values.current }

    /// The version of the protocol.
    public var version: Version {
      get { values.current.version }
      set { values.change { $0.version = newValue } }
    }

    /// The hop limit of packets; 0 for the system's default.
    public var hopLimit: UInt8 {
      get { values.current.hopLimit }
      set { values.change { $0.hopLimit = newValue } }
    }

    /// Whether IPv6 packets have at most 1280 bytes.
    public var useMinimumMTU: Bool {
      get { values.current.useMinimumMTU }
      set { values.change { $0.useMinimumMTU = newValue } }
    }

    /// Whether packets are not fragmented.
    public var disableFragmentation: Bool {
      get { values.current.disableFragmentation }
      set { values.change { $0.disableFragmentation = newValue } }
    }

    /// Whether the receive time of each packet is recorded.
    public var shouldCalculateReceiveTime: Bool {
      get { values.current.shouldCalculateReceiveTime }
      set { values.change { $0.shouldCalculateReceiveTime = newValue } }
    }

    /// The preferred kind of local addresses.
    public var localAddressPreference: AddressPreference {
      get { values.current.localAddressPreference }
      set { values.change { $0.localAddressPreference = newValue } }
    }

    /// Whether multicast loopback is off.
    public var disableMulticastLoopback: Bool {
      get { values.current.disableMulticastLoopback }
      set { values.change { $0.disableMulticastLoopback = newValue } }
    }

    /// The versions of the protocol.
    public enum Version: Sendable, Hashable {
      /// IPv4 and IPv6.
      case any
      /// IPv4 only.
      case v4
      /// IPv6 only.
      case v6
    }

    /// The kinds of local addresses.
    public enum AddressPreference: Sendable, Hashable {
      /// The kind that the system prefers.
      case `default`
      /// Addresses that change.
      case temporary
      /// Addresses that remain.
      case stable
    }
  }
}
