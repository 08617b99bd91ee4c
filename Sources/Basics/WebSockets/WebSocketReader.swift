internal import CTactusWslay

/// A reader of the messages in the bytes of a web socket.
///
/// wslay divides the bytes, joins the parts of messages, and checks them. Its own replies to pings
/// and close frames are dropped: the owner of the reader replies.
///
/// - Thread: one at a time.
public final class WebSocketReader {
  /// The largest number of bytes of a message.
  private let limit: Int
  /// The state of wslay; nil without memory.
  private var context: wslay_event_context_ptr?
  private var bytes: [UInt8] = []
  /// The place of the next unread byte.
  private var place = 0
  /// The messages that ``next()`` has not returned.
  private var messages: ArraySlice<WebSocketMessage> = []
  /// The reason for which nothing more can be read.
  private var failure: WebSocketFailure?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - readsClient: Whether the peer is a client, whose bytes are masked.
  ///   - limit: The largest number of bytes of a message; 2 GiB at most.
  public init(readsClient: Bool, limit: Int) {
    self.limit = min(limit, Int(Int32.max))
    var callbacks = wslay_event_callbacks()
    callbacks.recv_callback = { context, target, count, _, reader in
      let count = WebSocketReader.from(reader).copy(into: target, count)
      if count == 0 { wslay_event_set_error(context, CInt(WSLAY_ERR_WOULDBLOCK.rawValue)) }
      return count == 0 ? -1 : count
    }
    callbacks.send_callback = { _, _, count, _, _ in count }
    callbacks.genmask_callback = { _, _, _, _ in 0 }
    callbacks.on_msg_recv_callback = { _, message, reader in
      guard let message = message?.pointee else { return }
      WebSocketReader.from(reader).append(message)
    }
    let initialize = readsClient ? wslay_event_context_server_init : wslay_event_context_client_init
    guard initialize(&context, &callbacks, Unmanaged.passUnretained(self).toOpaque()) == 0 else {
      failure = .tooLong
      return
    }
    // A close frame, a ping and a pong may be longer than the messages of a small limit.
    wslay_event_config_set_max_recv_msg_length(context, UInt64(max(self.limit, 125)))
  }

  deinit { wslay_event_context_free(context) }

  /// Takes bytes of the peer.
  public func receive(_ new: [UInt8]) {
    guard failure == nil else { return }
    (bytes, place) = (new, 0)
    let result = wslay_event_recv(context)
    // wslay queues a reply to each ping and close frame, and one for each mistake that it finds.
    _ = wslay_event_send(context)
    guard failure == nil, wslay_event_get_close_received(context) == 0 else { return }
    if result == WSLAY_ERR_NOMEM.rawValue {
      failure = .tooLong
    } else if result != 0 || wslay_event_get_read_enabled(context) == 0 {
      failure = WebSocketFailure(closeCode: wslay_event_get_status_code_sent(context))
    }
  }

  /// Returns the next message; nil if more bytes are needed.
  ///
  /// Control frames may come between the parts of a message. Nothing comes after a close frame.
  public func next() throws(WebSocketFailure) -> WebSocketMessage? {
    if let message = messages.popFirst() { return message }
    if let failure { throw failure }
    return nil
  }

  // MARK: Internals

  private static func from(_ pointer: UnsafeMutableRawPointer?) -> WebSocketReader {
    guard let pointer else { preconditionFailure("wslay calls back with the context's data") }
    return Unmanaged<WebSocketReader>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Copies unread bytes, and returns their number.
  private func copy(into target: UnsafeMutablePointer<UInt8>?, _ capacity: Int) -> Int {
    let count = min(capacity, bytes.count - place)
    bytes.withUnsafeBufferPointer { source in
      guard count > 0, let start = source.baseAddress else { return }
      target?.update(from: start + place, count: count)
    }
    place += count
    return count
  }

  private func append(_ message: wslay_event_on_msg_recv_arg) {
    guard failure == nil, let kind = WebSocketMessage.Kind(rawValue: message.opcode) else { return }
    guard message.msg_length <= limit || kind.rawValue >= 8 else {
      failure = .tooLong
      return
    }
    // The half of a code, which wslay lets through.
    guard kind != .close || message.msg_length != 1 else {
      failure = .violation
      return
    }
    let payload = UnsafeBufferPointer(start: message.msg, count: message.msg_length)
    messages.append(WebSocketMessage(kind, Array(payload)))
  }
}
