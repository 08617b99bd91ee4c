/// The Transmission Control Protocol.
public class NWProtocolTCP: NWProtocol {
  /// The identity of the protocol.
  public static let definition = NWProtocolDefinition("tcp")

  /// The options of a connection.
  ///
  /// Sendable because a lock guards its values.
  public class Options: NWProtocolOptions, @unchecked Sendable {
    struct Values: Sendable {
      var noDelay = false
      var noPush = false
      var noOptions = false
      var enableKeepalive = false
      var keepaliveCount = 0
      var keepaliveIdle = 0
      var keepaliveInterval = 0
      var maximumSegmentSize = 0
      var connectionTimeout = 0
      var persistTimeout = 0
      var connectionDropTime = 0
      var retransmitFinDrop = false
      var disableAckStretching = false
      var enableFastOpen = false
      var disableECN = false
    }

    private let values: SharedValues<Values>

    /// Creates the default options.
    public convenience init() { self.init(Values()) }

    private init(_ values: Values) {
      self.values = SharedValues(values)
      super.init(NWProtocolTCP.definition)
    }

    override func copied() -> NWProtocolOptions { Options(values.current) }

    /// The current values.
    var current: Values { values.current }

    /// Whether Nagle's algorithm is off, so that small pieces are sent at once.
    public var noDelay: Bool {
      get { values.current.noDelay }
      set { values.change { $0.noDelay = newValue } }
    }

    /// Whether data waits until a segment is full.
    public var noPush: Bool {
      get { values.current.noPush }
      set { values.change { $0.noPush = newValue } }
    }

    /// Whether TCP options are omitted.
    public var noOptions: Bool {
      get { values.current.noOptions }
      set { values.change { $0.noOptions = newValue } }
    }

    /// Whether an idle connection is probed.
    public var enableKeepalive: Bool {
      get { values.current.enableKeepalive }
      set { values.change { $0.enableKeepalive = newValue } }
    }

    /// The number of unanswered probes that end the connection; 0 for the system's.
    public var keepaliveCount: Int {
      get { values.current.keepaliveCount }
      set { values.change { $0.keepaliveCount = newValue } }
    }

    /// The seconds of idleness before the first probe; 0 for the system's.
    public var keepaliveIdle: Int {
      get { values.current.keepaliveIdle }
      set { values.change { $0.keepaliveIdle = newValue } }
    }

    /// The seconds between probes; 0 for the system's.
    public var keepaliveInterval: Int {
      get { values.current.keepaliveInterval }
      set { values.change { $0.keepaliveInterval = newValue } }
    }

    /// The largest segment in bytes; 0 for the system's.
    public var maximumSegmentSize: Int {
      get { values.current.maximumSegmentSize }
      set { values.change { $0.maximumSegmentSize = newValue } }
    }

    /// The seconds after which the attempt to connect ends; 0 for the system's.
    public var connectionTimeout: Int {
      get { values.current.connectionTimeout }
      set { values.change { $0.connectionTimeout = newValue } }
    }

    /// The seconds for which a closed window is probed; 0 for the system's.
    public var persistTimeout: Int {
      get { values.current.persistTimeout }
      set { values.change { $0.persistTimeout = newValue } }
    }

    /// The seconds after which unacknowledged data ends the connection; 0 for the system's.
    public var connectionDropTime: Int {
      get { values.current.connectionDropTime }
      set { values.change { $0.connectionDropTime = newValue } }
    }

    /// Whether an unacknowledged FIN drops the connection.
    public var retransmitFinDrop: Bool {
      get { values.current.retransmitFinDrop }
      set { values.change { $0.retransmitFinDrop = newValue } }
    }

    /// Whether each segment is acknowledged.
    public var disableAckStretching: Bool {
      get { values.current.disableAckStretching }
      set { values.change { $0.disableAckStretching = newValue } }
    }

    /// Whether data is sent with the TCP handshake (TCP Fast Open).
    public var enableFastOpen: Bool {
      get { values.current.enableFastOpen }
      set { values.change { $0.enableFastOpen = newValue } }
    }

    /// Whether explicit congestion notification is off.
    public var disableECN: Bool {
      get { values.current.disableECN }
      set { values.change { $0.disableECN = newValue } }
    }
  }

  /// The metadata of a connection.
  ///
  /// Sendable because its own property is a constant.
  public class Metadata: NWProtocolMetadata, @unchecked Sendable {
    private let channel: SocketBuffers

    init(_ channel: SocketBuffers) {
      self.channel = channel
      super.init(NWProtocolTCP.definition)
    }

    /// The bytes received but not yet read.
    public var availableReceiveBuffer: UInt32 { channel.receivedBytes }
    /// The bytes sent but not yet acknowledged.
    public var availableSendBuffer: UInt32 { channel.sentBytes }
  }
}
