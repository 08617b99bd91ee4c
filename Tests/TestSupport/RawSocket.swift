import Glibc

/// A client of a Unix socket that can send any bytes.
public struct RawSocket {
  /// An error of the system.
  public struct ConnectError: Error {
    /// The system's description.
    public let reason: String
  }

  private let descriptor: Int32

  /// Connects to a socket.
  public init(_ path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard Self.withAddress(path, { Glibc.connect(descriptor, $0, $1) }) == 0 else {
      throw ConnectError(reason: String(cString: strerror(errno)))
    }
  }

  /// Sends bytes.
  public func write(_ bytes: [UInt8]) {
    _ = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Closes the connection.
  public func close() { Glibc.close(descriptor) }

  /// Creates a socket file without a listener.
  public static func leaveBehind(_ path: String) throws {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { Glibc.close(descriptor) }
    guard withAddress(path, { Glibc.bind(descriptor, $0, $1) }) == 0 else {
      throw ConnectError(reason: String(cString: strerror(errno)))
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
