import Glibc
import TactusTLS
import TestSupport
import Testing

/// A server on the loopback whose connections a test reads and writes by hand.
final class LoopbackServer: Sendable {
  private let descriptor: Int32
  /// The port.
  let port: Int

  init() throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    try #require(isBound)
    port = Int(UInt16(bigEndian: address.sin_port))
  }

  deinit { Glibc.close(descriptor) }

  /// Waits for a connection.
  func accept() -> LoopbackPeer { LoopbackPeer(Glibc.accept(descriptor, nil, nil)) }
}

/// The server's end of a connection.
final class LoopbackPeer {
  private let descriptor: Int32
  private var tls: TLSStream?
  private var isClosed = false

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    // A test that waits for ever would take one of the few threads that all tests have.
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close() }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    if let tls {
      tls.close()
      send(tls.takeOutgoing())
    }
    Glibc.close(descriptor)
  }

  func write(_ text: String) throws {
    guard let tls else { return send(Array(text.utf8)) }
    try tls.write(Array(text.utf8))
    send(tls.takeOutgoing())
  }

  /// Waits for bytes; those before the end if fewer come.
  func read(_ count: Int) -> String {
    var bytes: [UInt8] = []
    while bytes.count < count {
      if let tls, case .bytes(let more) = tls.read() {
        bytes += more
        continue
      }
      let more = receive(tls == nil ? count - bytes.count : 65_536)
      guard !more.isEmpty else { break }
      if let tls { tls.receive(more) } else { bytes += more }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Waits until the client ends the connection, and returns the number of bytes before.
  func readToEnd() -> Int {
    var count = 0
    while true {
      let more = receive(65_536)
      guard !more.isEmpty else { return count }
      count += more.count
    }
  }

  /// Does the handshake of TLS, and returns the failure of one that fails.
  func secure(_ change: (inout TLSConfiguration) -> Void = { _ in }) throws -> TLSFailure? {
    var configuration = TLSConfiguration()
    configuration.isServer = true
    configuration.certificate = TestIdentity.identity
    change(&configuration)
    let tls = try TLSStream(configuration)
    self.tls = tls
    while true {
      let progress = tls.advance()
      send(tls.takeOutgoing())
      switch progress {
      case .established: return nil
      case .failed(let failure): return failure
      case .handshaking, .needsDecision:
        let more = receive(65_536)
        guard !more.isEmpty else { return .violation("the client has ended the connection") }
        tls.receive(more)
      }
    }
  }

  /// The name that the client has sent.
  var serverName: String? { tls?.serverName }

  private func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func receive(_ limit: Int) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: limit)
    return Array(buffer[..<max(0, recv(descriptor, &buffer, limit, 0))])
  }
}
