import Foundation
import Glibc
import Synchronization

/// A server that answers each connection with the same bytes, whatever it is asked.
public final class HostileServer: Sendable {
  /// The manner of a server's answers.
  public enum Manner: Sendable {
    /// It sends bytes, and closes the connection.
    case answers([UInt8])
    /// It sends bytes again and again, until the connection is closed.
    case answersForever([UInt8])
    /// It says nothing.
    case hangs
    /// It closes the connection at once.
    case hangsUp
  }

  /// The address of the printer that it claims to be.
  public let address: String
  private let descriptor: Int32
  private let connections = Atomic(0)

  /// The number of connections so far.
  public var connectionCount: Int { connections.load(ordering: .relaxed) }

  /// Starts a server.
  public init(_ manner: Manner) throws {
    let (descriptor, port) = try Self.listen()
    self.descriptor = descriptor
    address = "ipp://127.0.0.1:\(port)/ipp/print"
    Thread.detachNewThread { [weak self] in
      while true {
        let client = accept(descriptor, nil, nil)
        guard client >= 0 else { return }
        self?.connections.add(1, ordering: .relaxed)
        Thread.detachNewThread { Self.serve(client, manner) }
      }
    }
  }

  deinit {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  /// Returns an answer of HTTP with a message of the Internet Printing Protocol.
  public static func response(_ message: [UInt8], status: String = "200 OK") -> Manner {
    let head =
      "HTTP/1.1 \(status)\r\nContent-Type: application/ipp\r\n"
      + "Content-Length: \(message.count)\r\nConnection: close\r\n\r\n"
    return .answers(Array(head.utf8) + message)
  }

  /// An error of the system.
  struct ListenError: Error {
    let reason: String
  }

  static func local(_ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  /// Listens on a free port of this machine.
  static func listen() throws -> (descriptor: Int32, port: Int) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = local(0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && Glibc.listen(descriptor, 8) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else { throw ListenError(reason: String(cString: strerror(errno))) }
    return (descriptor, Int(in_port_t(bigEndian: address.sin_port)))
  }

  /// Reads a request to its end.
  private static func read(_ client: Int32) {
    var request = ""
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var wanted = Int.max
    while request.utf8.count < wanted {
      let count = recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      // Each byte becomes a character, so that bytes can be counted.
      let characters = buffer.prefix(count).map { Unicode.Scalar($0 & 127) }
      request += String(String.UnicodeScalarView(characters))
      guard wanted == .max, let end = request.range(of: "\r\n\r\n") else { continue }
      let head = request[..<end.lowerBound].lowercased()
      let length = head.range(of: "content-length: ").map { found in
        head[found.upperBound...].prefix { $0.isNumber }
      }
      wanted = request[..<end.upperBound].utf8.count + (length.flatMap { Int($0) } ?? 0)
      if head.contains("100-continue") {
        let go = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
        _ = send(client, go, go.count, Int32(MSG_NOSIGNAL))
      }
    }
  }

  private static func serve(_ client: Int32, _ manner: Manner) {
    defer { close(client) }
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var buffer = [UInt8](repeating: 0, count: 65_536)
    func put(_ bytes: [UInt8]) -> Bool {
      send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    }
    switch manner {
    case .hangsUp: return
    case .hangs: while recv(client, &buffer, buffer.count, 0) > 0 {}
    case .answers(let bytes):
      read(client)
      _ = put(bytes)
      shutdown(client, Int32(SHUT_WR))
      while recv(client, &buffer, buffer.count, 0) > 0 {}
    case .answersForever(let bytes):
      _ = recv(client, &buffer, buffer.count, 0)
      while put(bytes) {}
    }
  }
}
