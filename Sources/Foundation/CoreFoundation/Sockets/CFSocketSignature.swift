/// The kind of a socket, and its address.
public struct CFSocketSignature {
  /// The family of protocols, such as `PF_INET`.
  public var protocolFamily: Int32
  /// The type, such as `SOCK_STREAM`.
  public var socketType: Int32
  /// The protocol, such as `IPPROTO_TCP`.
  public var `protocol`: Int32
  /// The address, data with one of the system's structures.
  public var address: Unmanaged<CFData>!

  /// Creates a signature without an address.
  public init() { (protocolFamily, socketType, `protocol`) = (0, 0, 0) }

  /// Creates a signature.
  public init(
    protocolFamily: Int32, socketType: Int32, protocol: Int32, address: Unmanaged<CFData>!
  ) {
    (self.protocolFamily, self.socketType) = (protocolFamily, socketType)
    (self.protocol, self.address) = (`protocol`, address)
  }
}
