import CTactusSoup
import Glibc
import TactusTLS

/// A connection over TLS, whose decrypted bytes go to the server by a pair of sockets.
///
/// GIO makes a handshake on a thread of a small pool, so that connections which say nothing keep
/// others waiting for seconds. Here a connection has no more than its socket before it speaks, and
/// then a state in memory (SimulatorPages.SL7).
///
/// - Thread: the loop's.
final class SecureConnection {
  /// One of the two sockets, which the connection copies from and to.
  private final class End {
    let socket: UnsafeMutablePointer<GSocket>
    let descriptor: Int32
    /// The bytes that the socket has not taken yet.
    var waiting: ArraySlice<UInt8> = []
    /// Whether nothing follows the bytes that wait.
    var isEnding = false
    /// Whether the other side has sent everything.
    var hasEnded = false
    /// Whether the other side takes no more bytes.
    var isBroken = false
    var source: UnsafeMutablePointer<GSource>?
    var condition: UInt32 = 0

    init(_ socket: UnsafeMutablePointer<GSocket>) {
      self.socket = socket
      descriptor = g_socket_get_fd(socket)
      g_object_ref(UnsafeMutableRawPointer(socket))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(socket)) }
  }

  private let connection: UnsafeMutablePointer<GSocketConnection>
  private let configuration: TLSConfiguration
  private let onSecured: (UnsafeMutablePointer<GIOStream>) -> Void
  private let outer: End
  /// The end of the pair of sockets; nil before the handshake has ended.
  private var inner: End?
  /// The state of TLS; nil before the client has spoken.
  private var stream: TLSStream?
  /// The connection itself, which lives until both sides have ended.
  private var own: SecureConnection?
  /// Called when the client sends its first bytes.
  private let onSpoken: () -> Void

  /// Begins to wait for the client's first bytes.
  ///
  /// - Parameters:
  ///   - connection: The connection, which is closed at the end.
  ///   - configuration: The values of the stream.
  ///   - onSpoken: Called when the client sends its first bytes.
  ///   - onSecured: Called with the stream of decrypted bytes after the handshake.
  static func begin(
    _ connection: UnsafeMutablePointer<GSocketConnection>, _ configuration: TLSConfiguration,
    onSpoken: @escaping () -> Void, onSecured: @escaping (UnsafeMutablePointer<GIOStream>) -> Void
  ) {
    guard let socket = g_socket_connection_get_socket(connection) else { return }
    let secure = SecureConnection(connection, socket, configuration, onSpoken, onSecured)
    secure.own = secure
    secure.watch()
  }

  // MARK: Internals

  private init(
    _ connection: UnsafeMutablePointer<GSocketConnection>,
    _ socket: UnsafeMutablePointer<GSocket>, _ configuration: TLSConfiguration,
    _ onSpoken: @escaping () -> Void,
    _ onSecured: @escaping (UnsafeMutablePointer<GIOStream>) -> Void
  ) {
    self.connection = connection
    self.configuration = configuration
    (self.onSpoken, self.onSecured) = (onSpoken, onSecured)
    outer = End(socket)
    g_object_ref(UnsafeMutableRawPointer(connection))
    // The server's end has the limit of silence.
    g_socket_set_timeout(socket, 0)
    g_socket_set_blocking(socket, 0)
  }

  deinit {
    connection.withMemoryRebound(to: GIOStream.self, capacity: 1) {
      _ = g_io_stream_close($0, nil, nil)
    }
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// Waits for what the two sockets can do next, or ends.
  private func watch() {
    guard own != nil else { return }
    // A client that has sent everything may wait for the answer.
    let isDone = (inner ?? outer).hasEnded && outer.waiting.isEmpty
    if outer.isBroken || isDone { return end() }
    // Neither side is read faster than the other one takes the bytes.
    watch(outer, reads: !outer.hasEnded && inner?.waiting.isEmpty ?? true)
    if let inner { watch(inner, reads: !inner.hasEnded && outer.waiting.isEmpty) }
  }

  private func watch(_ end: End, reads: Bool) {
    var condition: UInt32 = reads ? G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue : 0
    if !end.waiting.isEmpty { condition |= G_IO_OUT.rawValue }
    guard condition != end.condition else { return }
    stopWatching(end)
    end.condition = condition
    guard condition != 0 else { return }
    let source = g_socket_create_source(end.socket, GIOCondition(rawValue: condition), nil)
    let onReady:
      @convention(c) (UnsafeMutablePointer<GSocket>, GIOCondition, gpointer) -> gboolean = {
        socket, _, context in
        Unmanaged<SecureConnection>.fromOpaque(context).takeUnretainedValue().isReady(socket)
        return 1
      }
    g_source_set_callback(
      source, unsafeBitCast(onReady, to: GSourceFunc.self),
      Unmanaged.passUnretained(self).toOpaque(), nil)
    g_source_attach(source, g_main_context_get_thread_default())
    end.source = source
  }

  private func stopWatching(_ end: End) {
    guard let source = end.source else { return }
    g_source_destroy(source)
    g_source_unref(source)
    (end.source, end.condition) = (nil, 0)
  }

  private func isReady(_ socket: UnsafeMutablePointer<GSocket>) {
    // The end of the connection must not free it meanwhile.
    withExtendedLifetime(self) {
      if socket == outer.socket {
        send(outer)
        if inner?.waiting.isEmpty ?? true { receiveFromClient() }
      } else if let inner {
        send(inner)
        if outer.waiting.isEmpty { receiveFromServer(inner) }
      }
      watch()
    }
  }

  /// Reads bytes; nil if none are there.
  private func read(_ end: End) -> [UInt8]? {
    guard !end.hasEnded else { return nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = recv(end.descriptor, &buffer, buffer.count, 0)
    if count < 0, errno == EAGAIN || errno == EINTR { return nil }
    guard count > 0 else {
      end.hasEnded = true
      return []
    }
    return Array(buffer[..<count])
  }

  private func receiveFromClient() {
    guard let bytes = read(outer) else { return }
    guard !bytes.isEmpty else {
      if let inner { finish(inner) } else { outer.waiting = [] }
      return
    }
    if stream == nil {
      onSpoken()
      stream = try? TLSStream(configuration)
    }
    guard let stream else { return abandon() }
    stream.receive(bytes)
    if inner == nil {
      let progress = stream.advance()
      sendToClient(stream.takeOutgoing())
      switch progress {
      case .handshaking: return
      case .established: guard makeInner() else { return abandon() }
      case .needsDecision, .failed: return abandon()
      }
    }
    guard let inner else { return }
    switch stream.read() {
    case .bytes(let plain):
      inner.waiting += plain
      send(inner)
    case .nothing: break
    case .closed, .failed:
      outer.hasEnded = true
      finish(inner)
    }
    sendToClient(stream.takeOutgoing())
  }

  private func receiveFromServer(_ inner: End) {
    guard let stream, let bytes = read(inner) else { return }
    if bytes.isEmpty { stream.close() } else { try? stream.write(bytes) }
    sendToClient(stream.takeOutgoing())
  }

  private func sendToClient(_ bytes: [UInt8]) {
    outer.waiting += bytes
    send(outer)
  }

  /// Sends the bytes that wait, as far as the socket takes them.
  private func send(_ end: End) {
    while !end.waiting.isEmpty {
      let count = end.waiting.withUnsafeBytes {
        Glibc.send(end.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      guard count > 0 else {
        (end.waiting, end.isBroken) = ([], true)
        return
      }
      end.waiting = end.waiting.dropFirst(count)
    }
    end.waiting = []
    if end.isEnding { shutdown(end.descriptor, Int32(SHUT_WR)) }
  }

  /// Ends what goes to a socket, after the bytes that wait.
  private func finish(_ end: End) {
    end.isEnding = true
    send(end)
  }

  /// Makes the pair of sockets, and gives the server the other one.
  private func makeInner() -> Bool {
    var pair: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else { return false }
    guard let own = g_socket_new_from_fd(pair[0], nil) else {
      for descriptor in pair { close(descriptor) }
      return false
    }
    defer { g_object_unref(UnsafeMutableRawPointer(own)) }
    guard let other = g_socket_new_from_fd(pair[1], nil) else {
      close(pair[1])
      return false
    }
    defer { g_object_unref(UnsafeMutableRawPointer(other)) }
    g_socket_set_blocking(own, 0)
    g_socket_set_timeout(other, PageLimits.silenceSeconds)
    guard let plain = g_socket_connection_factory_create_connection(other) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(plain)) }
    inner = End(own)
    plain.withMemoryRebound(to: GIOStream.self, capacity: 1) { onSecured($0) }
    return true
  }

  /// Ends the connection after an alert.
  private func abandon() {
    send(outer)
    end()
  }

  /// Closes both sockets.
  private func end() {
    for end in [outer, inner].compactMap(\.self) { stopWatching(end) }
    if let inner { g_socket_close(inner.socket, nil) }
    inner = nil
    outer.hasEnded = true
    own = nil
  }
}
