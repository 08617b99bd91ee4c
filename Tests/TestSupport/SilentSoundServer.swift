import Foundation
import Synchronization

/// A sound server that accepts connections and never answers, as one that hangs does.
public final class SilentSoundServer: Sendable {
  /// The server's address for `PULSE_SERVER`.
  public let address: String

  /// Starts listening.
  public init() throws {
    let folder = URL(filePath: "/tmp/tactus-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    self.folder = folder
    let path = folder.appending(path: "pulse.sock").path
    address = "unix:\(path)"
    var place = sockaddr_un()
    place.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: path.utf8) }
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let status = withUnsafePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0, listen(listener, 16) == 0 else { throw POSIXError(.EADDRINUSE) }
    Thread.detachNewThread { [listener, connections, accepted] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        let isOver = connections.withLock { connections in
          connections.open.append(connection)
          return connections.isOver
        }
        if isOver { Foundation.shutdown(connection, Int32(SHUT_RDWR)) }
        accepted.put(())
      }
    }
  }

  deinit {
    hangUp()
    for connection in connections.withLock({ $0.open }) { close(connection) }
    close(listener)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Waits until a number of connections have been accepted.
  public func accepts(_ count: Int) -> Bool { accepted.first(count).count == count }

  /// Ends all connections without an answer, and accepts no more.
  public func hangUp() {
    let open = connections.withLock { connections in
      connections.isOver = true
      return connections.open
    }
    Foundation.shutdown(listener, Int32(SHUT_RDWR))
    for connection in open { Foundation.shutdown(connection, Int32(SHUT_RDWR)) }
  }

  // MARK: Internals

  private struct Connections {
    var open: [Int32] = []
    var isOver = false
  }

  private final class Box: Sendable {
    private let state = Mutex(Connections())

    func withLock<Result: Sendable>(_ body: (inout Connections) -> Result) -> Result {
      state.withLock { body(&$0) }
    }
  }

  private let folder: URL
  private let listener: Int32
  private let connections = Box()
  private let accepted = Mailbox<Void>()
}
