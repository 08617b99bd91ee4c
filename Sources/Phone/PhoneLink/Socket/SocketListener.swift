internal import CTactusSystemCalls
internal import Glibc
import Synchronization
import TactusThreads

/// The phone's end of the socket, which accepts apps of the same user only.
public final class SocketListener: Sendable {
  /// Receives an app that has connected.
  public typealias ConnectionHandler = @Sendable (SocketPeer) -> Void

  /// The address on which the listener accepts connections.
  public let address: SocketAddress

  /// Starts listening; each connected app gets a thread that reads.
  ///
  /// The socket has mode 0600 before a client can connect. A socket left behind by a phone that
  /// ended is replaced.
  ///
  /// - Throws: `LinkError`; `refused` if another phone listens there already.
  public init(_ address: SocketAddress, accept: @escaping ConnectionHandler) throws(LinkError) {
    self.address = address
    try address.prepareFolder()
    try Self.removeStale(address)
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue) | SocketConnection.closeOnExec, 0)
    guard descriptor >= 0 else {
      throw .refused(call: "socket", reason: SocketConnection.reason)
    }
    // On Linux the mode of the unbound socket becomes the mode of its file.
    guard fchmod(descriptor, 0o600) == 0,
      address.withAddress({ Glibc.bind(descriptor, $0, $1) }) == 0,
      listen(descriptor, SOMAXCONN) == 0
    else {
      let reason = SocketConnection.reason
      Glibc.close(descriptor)
      throw .refused(call: "bind", reason: reason)
    }
    let channel = SocketChannel(descriptor: descriptor)
    self.channel = channel
    DetachedThread.run {
      Self.run(descriptor, accept)
      channel.close()
    }
  }

  deinit { close() }

  /// Stops accepting apps and removes the socket; existing connections stay.
  public func close() {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      isOpen = false
      unlink(address.path)
      // Wakes the accepting thread, which closes the descriptor.
      channel.shutDown()
    }
  }

  // MARK: Internals

  private let channel: SocketChannel
  private let isOpen = Mutex(true)

  private static func run(_ descriptor: Int32, _ accept: ConnectionHandler) {
    while true {
      // Programs that are started at the same time get no copy.
      let app = accept4(descriptor, nil, nil, SocketConnection.closeOnExec)
      if app < 0 {
        if errno == EINTR || errno == ECONNABORTED { continue }
        if errno == EMFILE || errno == ENFILE {
          // Too many descriptors are open: wait until one is closed.
          usleep(10_000)
          continue
        }
        break
      }
      let channel = SocketChannel(descriptor: app)
      // The folder of mode 0700 already excludes other users; this check holds if its mode changes.
      guard let peer = channel.peer, peer.user == geteuid() else {
        channel.close()
        continue
      }
      accept(SocketPeer(channel, process: peer.process))
    }
  }

  private static func removeStale(_ address: SocketAddress) throws(LinkError) {
    var status = stat()
    guard lstat(address.path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else {
      throw .badPath(path: address.path, reason: "a file that is not a socket exists there")
    }
    let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | SocketConnection.closeOnExec, 0)
    defer { Glibc.close(probe) }
    if address.withAddress({ Glibc.connect(probe, $0, $1) }) == 0 {
      throw .refused(call: "bind", reason: "another phone is already listening there")
    }
    unlink(address.path)
  }
}
