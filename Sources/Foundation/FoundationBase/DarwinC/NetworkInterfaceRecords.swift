public import Glibc

// The addresses of network interfaces themselves, as `getifaddrs` stores them (Device.CL12).

/// The family of addresses of interfaces.
///
/// - Source: sys/socket.h; Linux uses the number no more. Confidence: documented.
public let AF_LINK: Int32 = 18
/// The type of an interface of another kind.
///
/// - Source: net/if_types.h, as the following. Confidence: documented.
public let IFT_OTHER: Int32 = 0x1
/// The type of an interface of Ethernet, which Wi-Fi is, too.
public let IFT_ETHER: Int32 = 0x6
/// The type of the interface of the machine itself.
public let IFT_LOOP: Int32 = 0x18
/// The type of a cellular interface.
public let IFT_CELLULAR: Int32 = 0xFF

extension ifaddrs {
  /// The address at the other end of a line, or that of all machines of a network.
  public var ifa_dstaddr: UnsafeMutablePointer<sockaddr>! {
    get { ifa_ifu.ifu_dstaddr }
    set { ifa_ifu.ifu_dstaddr = newValue }
  }
}
