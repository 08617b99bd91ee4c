import CSoup

/// The way to one page: what is sent, and what comes.
///
/// - Thread: the loop's.
final class PageSocket {
  /// What happens on a socket.
  enum Event {
    /// The page said something.
    case text([UInt8])
    /// The page is gone, or was sent away; nothing follows.
    case closed
  }

  /// Why a page is sent away; the raw value is the code of WebSocket.
  ///
  /// - Source: RFC 6455, 7.4.1 (documented).
  enum Farewell: UInt16 {
    /// The phone is switched off.
    case goingAway = 1001
    /// What came was no message.
    case malformed = 1003
    /// More came than any page needs, or more pages than the phone takes.
    case policy = 1008
    /// The page does not keep up, and begins anew.
    case tryAgain = 1013
  }

  /// Takes what happens.
  var receive: (Event) -> Void = { _ in }

  init(_ connection: OpaquePointer) {
    self.connection = connection
    g_object_ref(UnsafeMutableRawPointer(connection))
    soup_websocket_connection_set_max_incoming_payload_size(
      connection, guint64(PageLimits.messageBytes))
    // A page that has died without a word is noticed so.
    soup_websocket_connection_set_keepalive_interval(connection, PageLimits.keepaliveSeconds)
    let context = Unmanaged.passUnretained(self).toOpaque()
    let instance = UnsafeMutableRawPointer(connection)
    let onMessage: @convention(c) (OpaquePointer, CInt, OpaquePointer, gpointer) -> Void = {
      _, type, bytes, context in
      PageSocket.from(context).take(type, bytes)
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

  /// Sends the page away.
  func end(_ reason: Farewell) {
    guard isOpen else { return }
    soup_websocket_connection_close(connection, reason.rawValue, nil)
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

  private func take(_ type: CInt, _ bytes: OpaquePointer) {
    // Pages say text and nothing else.
    guard UInt32(type) == SOUP_WEBSOCKET_DATA_TEXT.rawValue else { return end(.malformed) }
    var count: gsize = 0
    let start = g_bytes_get_data(bytes, &count)
    receive(.text(Array(UnsafeRawBufferPointer(start: start, count: Int(count)))))
  }

  private func close() {
    guard !isClosed else { return }
    isClosed = true
    receive(.closed)
  }
}
