import Glibc
import PhoneLink

/// A client that says what it likes.
struct RawSocket {
  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard Self.withAddress(path, { Glibc.connect(descriptor, $0, $1) }) == 0 else {
      throw LinkError.refused(call: "connect", reason: String(cString: strerror(errno)))
    }
  }

  func write(_ bytes: [UInt8]) {
    _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  func close() { Glibc.close(descriptor) }

  /// Makes a socket file that nobody listens at.
  static func leaveBehind(_ path: String) throws {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { Glibc.close(descriptor) }
    guard withAddress(path, { Glibc.bind(descriptor, $0, $1) }) == 0 else {
      throw LinkError.refused(call: "bind", reason: String(cString: strerror(errno)))
    }
  }

  private static func withAddress(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
