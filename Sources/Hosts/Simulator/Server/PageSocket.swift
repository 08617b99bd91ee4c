import CTactusSoup

/// The WebSocket of a page.
///
/// - Thread: the loop's.
final class PageSocket {
  /// An event of a socket.
  enum Event {
    /// The page has sent a text message.
    case text([UInt8])
    /// The page has sent bytes.
    case bytes([UInt8])
    /// The page has disconnected, or was disconnected; nothing follows.
    case closed
  }

  /// The reason for which the server disconnects a page; the raw value is the WebSocket code.
  ///
  /// - Source: RFC 6455, 7.4.1 (documented).
  enum DisconnectReason: UInt16 {
    /// The server shuts down.
    case goingAway = 1001
    /// A message was not valid.
    case malformed = 1003
    /// The page exceeded a limit, or there are too many pages.
    case policy = 1008
    /// The page is too far behind and has to reconnect.
    case tryAgain = 1013
  }

  /// The handler of events.
  var receive: (Event) -> Void = { _ in }

  init(_ connection: OpaquePointer) {
    self.connection = connection
    g_object_ref(UnsafeMutableRawPointer(connection))
    soup_websocket_connection_set_max_incoming_payload_size(
      connection, guint64(PageLimits.messageBytes))
    // Pings detect a page that has disappeared without closing the socket.
    soup_websocket_connection_set_keepalive_interval(connection, PageLimits.keepaliveSeconds)
    let context = Unmanaged.passUnretained(self).toOpaque()
    let instance = UnsafeMutableRawPointer(connection)
    let onMessage: @convention(c) (OpaquePointer, CInt, OpaquePointer, gpointer) -> Void = {
      _, type, bytes, context in
      PageSocket.from(context).receive(type, bytes)
    }
    tactus_connect(instance, "message", unsafeBitCast(onMessage, to: gpointer.self), context)
    let onClosed: @convention(c) (OpaquePointer, gpointer) -> Void = { _, context in
      PageSocket.from(context).close()
    }
    tactus_connect(instance, "closed", unsafeBitCast(onClosed, to: gpointer.self), context)
  }

  deinit {
    g_signal_handlers_disconnect_matched(
      UnsafeMutableRawPointer(connection), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
      Unmanaged.passUnretained(self).toOpaque())
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  // MARK: Doing

  func send(_ text: String) {
    guard isOpen else { return }
    soup_websocket_connection_send_text(connection, text)
  }

  func send(_ bytes: [UInt8]) {
    guard isOpen else { return }
    soup_websocket_connection_send_binary(connection, bytes, gsize(bytes.count))
  }

  /// Disconnects the page.
  ///
  /// - Parameter message: The reason for the user; at most 123 bytes.
  func end(_ reason: DisconnectReason, _ message: String? = nil) {
    guard isOpen else { return }
    soup_websocket_connection_close(connection, reason.rawValue, message)
    close()
  }

  // MARK: Internals

  private let connection: OpaquePointer
  private var isClosed = false

  private var isOpen: Bool {
    !isClosed && soup_websocket_connection_get_state(connection) == SOUP_WEBSOCKET_STATE_OPEN
  }

  private static func from(_ context: gpointer) -> PageSocket {
    Unmanaged<PageSocket>.fromOpaque(context).takeUnretainedValue()
  }

  private func receive(_ type: CInt, _ bytes: OpaquePointer) {
    var count: gsize = 0
    let start = g_bytes_get_data(bytes, &count)
    let contents = Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
    let isText = UInt32(type) == SOUP_WEBSOCKET_DATA_TEXT.rawValue
    receive(isText ? .text(contents) : .bytes(contents))
  }

  private func close() {
    guard !isClosed else { return }
    isClosed = true
    receive(.closed)
  }
}
