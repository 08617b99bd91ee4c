internal import Glibc

/// An IP address.
public protocol IPAddress: Sendable {
  /// The bytes.
  var rawValue: Data { get }
  /// The network interface that the address belongs to; nil for any.
  var interface: NWInterface? { get }
  /// Whether the address is one of this machine itself.
  var isLoopback: Bool { get }
  /// Whether the address is limited to its link.
  var isLinkLocal: Bool { get }
  /// Whether the address is a multicast address.
  var isMulticast: Bool { get }

  /// Creates an address from its bytes; nil for any other count of bytes.
  init?(_ rawValue: Data, _ interface: NWInterface?)
  /// Creates an address from its text; nil for other text. No name is looked up.
  init?(_ string: String)
}

/// The texts of addresses.
enum AddressText {
  /// Returns the bytes of an address of a family, and its interface; nil for other text, and for an
  /// interface that the machine lacks (Connections.EP1).
  static func parse(_ text: String, family: Int32) -> (bytes: [UInt8], interface: NWInterface?)? {
    let parts = text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
    var interface: NWInterface?
    if parts.count == 2 {
      interface = NWInterface(named: parts[1])
      if interface == nil { return nil }
    }
    guard let first = parts.first, !first.utf8.contains(0) else { return nil }
    if family == AF_INET {
      var address = in_addr()
      // Accepts fewer than four numbers, and other bases, as getaddrinfo does (documented).
      guard !first.contains(where: \.isWhitespace), inet_aton(String(first), &address) != 0 else {
        return nil
      }
      return (withUnsafeBytes(of: address) { Array($0) }, interface)
    }
    var address = in6_addr()
    guard inet_pton(AF_INET6, String(first), &address) == 1 else { return nil }
    return (withUnsafeBytes(of: address) { Array($0) }, interface)
  }

  /// Returns the text of an address of four or sixteen bytes.
  static func text(of bytes: [UInt8], interface: NWInterface?) -> String {
    var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let family = bytes.count == 4 ? AF_INET : AF_INET6
    inet_ntop(family, bytes, &buffer, socklen_t(buffer.count))
    let text = String(
      decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return interface.map { "\(text)%\($0.name)" } ?? text
  }
}
