internal import Glibc

extension NWEndpoint {
  /// The port of a host.
  public struct Port: Sendable, Hashable, RawRepresentable, CustomDebugStringConvertible,
    ExpressibleByIntegerLiteral
  {
    /// The number.
    public let rawValue: UInt16

    /// Creates a port from its number; never nil.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }

    /// Creates a port from a literal.
    public init(integerLiteral value: UInt16) { rawValue = value }

    init(_ number: UInt16) { rawValue = number }

    /// Creates a port from a number in digits or the name of a service, such as `https`; nil for
    /// other text (Connections.EP3).
    public init?(_ service: String) {
      if service.allSatisfy({ $0.isASCII && $0.isNumber }) {
        guard let number = UInt16(service) else { return nil }
        rawValue = number
        return
      }
      var list: UnsafeMutablePointer<addrinfo>?
      guard getaddrinfo(nil, service, nil, &list) == 0, let list else { return nil }
      defer { freeaddrinfo(list) }
      guard list.pointee.ai_family == AF_INET || list.pointee.ai_family == AF_INET6,
        let address = list.pointee.ai_addr
      else { return nil }
      // The port is at the same offset in IPv4 and IPv6 addresses.
      let raw = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self)
      rawValue = UInt16(bigEndian: raw.sin_port)
    }

    /// Any port: 0.
    public static let any = Port(0)
    /// The port of SSH: 22.
    public static let ssh = Port(22)
    /// The port of SMTP: 25.
    public static let smtp = Port(25)
    /// The port of HTTP: 80.
    public static let http = Port(80)
    /// The port of POP3: 110.
    public static let pop = Port(110)
    /// The port of IMAP: 143.
    public static let imap = Port(143)
    /// The port of HTTP over TLS: 443.
    public static let https = Port(443)
    /// The port of IMAP over TLS: 993.
    public static let imaps = Port(993)
    /// The port of SOCKS: 1080.
    public static let socks = Port(1080)

    /// The number in digits.
    public var debugDescription: String { "\(rawValue)" }
  }
}
