internal import Glibc
import Synchronization

/// The phone's end of the socket: lets this user's apps in, and nobody else's.
public final class SocketListener: Sendable {
  /// Takes an app that has connected.
  public typealias Accept = @Sendable (SocketPeer) -> Void

  /// Where it listens.
  public let place: SocketPlace

  /// Begins to listen; each app that connects gets a thread that reads.
  ///
  /// The socket has mode 0600 before anybody can connect. One that a dead phone has left behind is
  /// replaced.
  ///
  /// - Throws: `LinkError`; `refused` where a phone listens there already.
  public init(_ place: SocketPlace, accept: @escaping Accept) throws(LinkError) {
    self.place = place
    try place.prepareFolder()
    try Self.removeStale(place)
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue) | SocketConnection.closeOnExec, 0)
    guard descriptor >= 0 else {
      throw .refused(call: "socket", reason: SocketConnection.reason)
    }
    // On Linux the mode of the socket before it is bound is the mode of its file.
    guard fchmod(descriptor, 0o600) == 0,
      place.withAddress({ Glibc.bind(descriptor, $0, $1) }) == 0,
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

  /// Lets nobody in any more, and removes the socket; who is connected stays.
  public func close() {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      isOpen = false
      unlink(place.path)
      // The thread that accepts wakes up, and gives the descriptor back.
      channel.shutDown()
    }
  }

  // MARK: Internals

  private let channel: SocketChannel
  private let isOpen = Mutex(true)

  private static func run(_ descriptor: Int32, _ accept: Accept) {
    while true {
      let app = Glibc.accept(descriptor, nil, nil)
      if app < 0 {
        if errno == EINTR || errno == ECONNABORTED { continue }
        if errno == EMFILE || errno == ENFILE {
          // Too many are open: one that goes away makes room.
          usleep(10_000)
          continue
        }
        break
      }
      _ = fcntl(app, F_SETFD, FD_CLOEXEC)
      let channel = SocketChannel(descriptor: app)
      // A folder of mode 0700 keeps others out already; this holds where the folder is changed.
      guard channel.peerUser == geteuid() else {
        channel.close()
        continue
      }
      accept(SocketPeer(channel))
    }
  }

  private static func removeStale(_ place: SocketPlace) throws(LinkError) {
    var status = stat()
    guard lstat(place.path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else {
      throw .badPath(path: place.path, reason: "something else is there")
    }
    let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | SocketConnection.closeOnExec, 0)
    defer { Glibc.close(probe) }
    if place.withAddress({ Glibc.connect(probe, $0, $1) }) == 0 {
      throw .refused(call: "bind", reason: "a phone listens there already")
    }
    unlink(place.path)
  }
}
