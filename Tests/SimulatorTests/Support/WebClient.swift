import Foundation
import Glibc

/// A client that can send any bytes to a server of this machine.
final class WebClient {
  private let descriptor: Int32
  /// The bytes that `receives` has read beyond the text that it has found.
  private var unread: [UInt8] = []

  init(port: Int, host: String = "127.0.0.1") throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    inet_pton(AF_INET, host, &address.sin_addr)
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Chromium.Failure(description: "no connection") }
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns all bytes until the server closes the connection, or up to a limit.
  func receive(atMost limit: Int = .max) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count < limit {
      let count = recv(descriptor, &piece, min(piece.count, limit - bytes.count), 0)
      guard count > 0 else { break }
      bytes += piece[..<count]
    }
    return bytes
  }

  /// Returns the bytes up to the end of an HTTP header.
  func receiveHead() -> String {
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
      let next = receive(atMost: 1)
      if next.isEmpty { break }
      head += next
    }
    return String(decoding: head, as: UTF8.self)
  }

  /// Whether the server has not closed the connection.
  var isOpen: Bool {
    var byte: UInt8 = 0
    let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
    return count > 0 || (count < 0 && errno == EAGAIN)
  }

  /// Returns whether the server closes the connection within some seconds.
  func isClosed() -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = recv(descriptor, &piece, piece.count, 0)
      if count == 0 { return true }
      // The server waits a while for an answer to its close frame.
      if piece[..<max(0, count)].contains(0x88) { send(Self.frame([], opcode: 8)) }
      if count < 0 { return errno == ECONNRESET }
    }
  }

  // MARK: TLS

  /// Returns the first message of a TLS client that offers one version.
  ///
  /// - Parameter minor: 1 for TLS 1.0, 2 for TLS 1.1, 3 for TLS 1.2.
  static func clientHello(minor: UInt8) -> [UInt8] {
    // ECDHE-ECDSA with AES, for the old versions and for TLS 1.2.
    let suites: [UInt8] = [0xC0, 0x0A, 0xC0, 0x09, 0xC0, 0x2B, 0xC0, 0x2C]
    let extensions: [UInt8] = [
      0, 10, 0, 4, 0, 2, 0, 0x17,  // the group P-256
      0, 11, 0, 2, 1, 0,  // uncompressed points
      0, 13, 0, 4, 0, 2, 4, 3,  // ECDSA with SHA-256
    ]
    var body: [UInt8] = [3, minor] + [UInt8](repeating: 7, count: 32) + [0]
    body += [0, UInt8(suites.count)] + suites + [1, 0, 0, UInt8(extensions.count)] + extensions
    let message: [UInt8] = [1, 0, 0, UInt8(body.count)] + body
    return [0x16, 3, 1, 0, UInt8(message.count)] + message
  }

  // MARK: HTTP

  /// Returns the whole response to a request.
  static func get(
    _ path: String, port: Int, method: String = "GET", headers: [String: String] = [:]
  ) throws -> String {
    let client = try WebClient(port: port)
    let all = headers.merging(["Connection": "close"]) { own, _ in own }
    client.send(request(path, port: port, method: method, headers: all))
    return String(decoding: client.receive(), as: UTF8.self)
  }

  static func request(
    _ path: String, port: Int, method: String = "GET", headers: [String: String] = [:]
  ) -> [UInt8] {
    var lines = ["\(method) \(path) HTTP/1.1"]
    for (name, value) in ["Host": "127.0.0.1:\(port)"].merging(headers, uniquingKeysWith: { $1 }) {
      lines.append("\(name): \(value)")
    }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// Returns the cookie of an admitted page.
  static func cookie(_ bench: SimulatorBench) throws -> String {
    let answer = try get("/open/\(bench.ticket)", port: bench.port)
    let line = answer.split(separator: "\r\n").first { $0.hasPrefix("Set-Cookie: ") } ?? ""
    return String(line.dropFirst("Set-Cookie: ".count).prefix { $0 != ";" })
  }

  // MARK: WebSocket

  /// Returns a WebSocket of an admitted page.
  static func page(_ bench: SimulatorBench, headers: [String: String] = [:]) throws -> WebClient {
    let client = try WebClient(port: bench.port)
    let usual = [
      "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Cookie": try cookie(bench),
      "Origin": "http://127.0.0.1:\(bench.port)",
    ]
    let all = usual.merging(headers) { _, own in own }
    client.send(request("/socket", port: bench.port, headers: all))
    return client
  }

  /// Returns a WebSocket frame; clients mask theirs, here with 0.
  static func frame(_ bytes: [UInt8], opcode: UInt8 = 1, isMasked: Bool = true) -> [UInt8] {
    var head: [UInt8] = [0x80 | opcode]
    let mask: UInt8 = isMasked ? 0x80 : 0
    switch bytes.count {
    case ..<126: head.append(mask | UInt8(bytes.count))
    case ..<65_536: head += [mask | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
    default:
      head.append(mask | 127)
      for shift in stride(from: 56, through: 0, by: -8) {
        head.append(UInt8(truncatingIfNeeded: bytes.count >> shift))
      }
    }
    return head + (isMasked ? [0, 0, 0, 0] : []) + bytes
  }

  /// Returns whether the server sends a text, before it closes the connection or is silent.
  func receives(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      if let found = unread.firstRange(of: wanted) {
        unread.removeFirst(found.upperBound)
        return true
      }
      // A text may be in two pieces.
      unread.removeFirst(max(0, unread.count - wanted.count))
      let count = recv(descriptor, &piece, piece.count, 0)
      guard count > 0 else { return false }
      unread += piece[..<count]
    }
  }

  func send(text: String) { send(Self.frame(Array(text.utf8))) }

  func sendHello() { send(text: #"{"hello": {"version": 2, "time": 100}}"#) }
}
