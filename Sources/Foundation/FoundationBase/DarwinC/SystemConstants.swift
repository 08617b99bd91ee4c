public import Glibc

// Constants and fields that Linux lacks, or has with other types (Device.CL11).

/// The nanoseconds of `utimensat` that stand for the present time.
///
/// - Source: linux/stat.h. Confidence: documented.
public let UTIME_NOW: Int32 = 0x3FFF_FFFF
/// The nanoseconds of `utimensat` that leave a time as it is.
///
/// - Source: linux/stat.h. Confidence: documented.
public let UTIME_OMIT: Int32 = 0x3FFF_FFFE
/// The time without transmission after which TCP looks for the other side, in seconds.
public let TCP_KEEPALIVE: Int32 = TCP_KEEPIDLE
/// The option that a socket receives what it sends by a route.
///
/// Linux has no such option, and none of this number: `setsockopt` fails with `ENOPROTOOPT`.
public let SO_USELOOPBACK: Int32 = 0x1040
/// The maximum length of a host's name, including the null at the end.
///
/// - Source: sys/param.h. Confidence: documented.
public let MAXHOSTNAMELEN: Int32 = 256
/// The network of link-local addresses, 169.254.0.0.
///
/// - Source: netinet/in.h of Darwin and RFC 3927. Confidence: documented.
public let IN_LINKLOCALNETNUM: UInt32 = 0xA9FE_0000
/// The signal of an emulated instruction.
///
/// Linux has no such signal, and no signal this number: it never arrives.
public let SIGEMT: Int32 = 126
/// The signal of the terminal's key for information.
///
/// Linux has no such signal, and no signal this number: it never arrives.
public let SIGINFO: Int32 = 127

extension dirent {
  /// The length of the name, in bytes.
  public var d_namlen: UInt16 {
    withUnsafeBytes(of: d_name) { UInt16($0.firstIndex(of: 0) ?? $0.count) }
  }
}

extension sockaddr_un {
  /// The size of the address in bytes; setting it has no effect.
  public var sun_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_un>.size) }
    set { _ = newValue }
  }
}
