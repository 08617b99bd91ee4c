/// The values of an interface; its counters begin again after 32 bits.
public struct if_data: BitwiseCopyable, Sendable {
  /// The type of the interface, such as `IFT_ETHER`.
  public var ifi_type: UInt8 = 0
  /// The length of the type; 0.
  public var ifi_typelen: UInt8 = 0
  /// The kind of the connector; 0.
  public var ifi_physical: UInt8 = 0
  /// The length of an address.
  public var ifi_addrlen: UInt8 = 0
  /// The length of a header.
  public var ifi_hdrlen: UInt8 = 0
  /// The share of received packets; 0.
  public var ifi_recvquota: UInt8 = 0
  /// The share of sent packets; 0.
  public var ifi_xmitquota: UInt8 = 0
  /// Not used.
  public var ifi_unused1: UInt8 = 0
  /// The maximum size of a packet.
  public var ifi_mtu: UInt32 = 0
  /// The cost of a route; 0.
  public var ifi_metric: UInt32 = 0
  /// The speed in bits per second; 0 for an unknown one.
  public var ifi_baudrate: UInt32 = 0
  /// The number of received packets.
  public var ifi_ipackets: UInt32 = 0
  /// The number of faults while receiving.
  public var ifi_ierrors: UInt32 = 0
  /// The number of sent packets.
  public var ifi_opackets: UInt32 = 0
  /// The number of faults while sending.
  public var ifi_oerrors: UInt32 = 0
  /// The number of collisions.
  public var ifi_collisions: UInt32 = 0
  /// The number of received bytes.
  public var ifi_ibytes: UInt32 = 0
  /// The number of sent bytes.
  public var ifi_obytes: UInt32 = 0
  /// The number of received packets for several machines.
  public var ifi_imcasts: UInt32 = 0
  /// The number of sent packets for several machines; Linux does not count them.
  public var ifi_omcasts: UInt32 = 0
  /// The number of received packets that were dropped.
  public var ifi_iqdrops: UInt32 = 0
  /// The number of packets of unknown protocols; Linux does not count them.
  public var ifi_noproto: UInt32 = 0
  /// The time of receptions; Linux does not measure it.
  public var ifi_recvtiming: UInt32 = 0
  /// The time of transmissions; Linux does not measure it.
  public var ifi_xmittiming: UInt32 = 0
  /// The time of the last change; Linux does not report it.
  public var ifi_lastchange = timeval32()
  /// Not used.
  public var ifi_unused2: UInt32 = 0
  /// The offloading of the hardware; Linux does not report it.
  public var ifi_hwassist: UInt32 = 0
  /// Not used.
  public var ifi_reserved1: UInt32 = 0
  /// Not used.
  public var ifi_reserved2: UInt32 = 0

  /// Creates empty values.
  public init() {}
}
