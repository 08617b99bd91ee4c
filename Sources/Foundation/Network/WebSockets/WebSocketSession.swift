internal import TactusCryptography
internal import TactusWebSockets

/// The WebSocket of a connection.
///
/// - Thread: the queue of the connection.
final class WebSocketSession {
  /// The phases of a WebSocket.
  enum Phase {
    /// The other side has to send its part of the handshake.
    case handshaking
    /// The app has to respond to the client.
    case answering
    /// Messages can be sent and received.
    case open
    /// One side has closed the WebSocket.
    case closed
  }

  let options: NWProtocolWebSocket.Options.Values
  let isServer: Bool
  var phase: Phase = .handshaking
  var hasSentClosure = false
  /// The bytes that arrived before the end of the handshake.
  var early: [UInt8] = []
  var reader: WebSocketReader
  /// The key of a client's request.
  let key: String
  /// The handlers of unanswered pings.
  private var pings: [(queue: DispatchQueue, handler: @Sendable (NWError?) -> Void)] = []
  /// Whether a message has been sent except for its last part.
  private var isPartial = false

  init(_ options: NWProtocolWebSocket.Options.Values, isServer: Bool) {
    (self.options, self.isServer) = (options, isServer)
    let limit = options.maximumMessageSize
    reader = WebSocketReader(readsClient: isServer, limit: limit > 0 ? limit : .max)
    key = Data(Randomness.bytes(count: 16)).base64EncodedString()
    if options.skipsHandshake { phase = .open }
  }

  // MARK: Sending

  /// Returns the frames of a message from the app, or of a part of one.
  ///
  /// - Throws: ``WebSocketFailure/tooLong`` for a ping or a pong of more than 125 bytes.
  func frames(of request: SendRequest) throws(WebSocketFailure) -> [UInt8] {
    let metadata =
      request.context.protocolMetadata(definition: NWProtocolWebSocket.definition)
      as? NWProtocolWebSocket.Metadata
    let payload = request.bytes ?? []
    switch metadata?.opcode ?? .binary {
    case .close:
      return try closure(metadata?.closeCode ?? .protocolCode(.noStatusReceived), reason: payload)
    case .ping:
      let bytes = try frame(.ping, payload)
      if let handler = metadata?.values.current.pongHandler { pings.append(handler) }
      return bytes
    case .pong: return try frame(.pong, payload)
    case .text, .binary, .cont:
      if request.bytes == nil, !isPartial { return [] }
      let kind: WebSocketMessage.Kind =
        isPartial ? .continuation : metadata?.opcode == .text ? .text : .binary
      isPartial = !request.isComplete
      return try WebSocketMessage.frame(kind, payload, isLast: request.isComplete, mask: mask)
    }
  }

  /// Returns the bytes of a close frame.
  func closure(_ code: NWProtocolWebSocket.CloseCode, reason: [UInt8] = [])
    throws(WebSocketFailure) -> [UInt8]
  {
    hasSentClosure = true
    let number = code.number
    // These codes mean that there was no code, so they are never sent.
    let isSent = ![1_005, 1_006, 1_015].contains(number)
    return try frame(
      .close, isSent ? [UInt8(number >> 8), UInt8(number & 0xff)] + reason.prefix(123) : [])
  }

  /// Returns the bytes of a whole message.
  func frame(
    _ kind: WebSocketMessage.Kind, _ payload: [UInt8]
  ) throws(WebSocketFailure) -> [UInt8] {
    try WebSocketMessage.frame(kind, payload, mask: mask)
  }

  private var mask: [UInt8]? { isServer ? nil : Randomness.bytes(count: 4) }

  // MARK: Receiving

  /// Calls the handler of the first unanswered ping, and returns whether there is one.
  func takePong() -> Bool {
    guard !pings.isEmpty else { return false }
    let (queue, handler) = pings.removeFirst()
    queue.async { handler(nil) }
    return true
  }

  /// Calls the handlers of all unanswered pings with an error.
  func end(_ error: NWError) {
    for (queue, handler) in pings { queue.async { handler(error) } }
    pings = []
  }

  // MARK: Handshake

  /// Returns the request of a client.
  func request(host: String, path: String) -> HTTPHead {
    var head = HTTPHead(
      .request(method: "GET", path: path),
      [
        .init("Host", host), .init("Upgrade", "websocket"), .init("Connection", "Upgrade"),
        .init("Sec-WebSocket-Key", key), .init("Sec-WebSocket-Version", "13"),
      ])
    if !options.subprotocols.isEmpty {
      head.fields.append(
        .init("Sec-WebSocket-Protocol", options.subprotocols.joined(separator: ", ")))
    }
    head.fields += options.headers.map { .init($0.name, $0.value) }
    return head
  }

  /// Returns the facts about an accepted connection; nil for any other response.
  func metadata(of answer: HTTPHead) -> NWProtocolWebSocket.Metadata? {
    let chosen = answer.values("Sec-WebSocket-Protocol").first
    guard case .response(101, _) = answer.start,
      answer.values("Upgrade").contains(where: { $0.lowercased() == "websocket" }),
      answer.values("Connection").contains(where: { $0.lowercased() == "upgrade" }),
      answer.values("Sec-WebSocket-Accept") == [Self.proof(of: key)],
      chosen.map(options.subprotocols.contains) ?? true
    else { return nil }
    return NWProtocolWebSocket.Metadata(
      opcode: .binary, subprotocol: chosen, headers: answer.fields.map { ($0.name, $0.value) })
  }

  /// Returns the key of a client's request; nil for another request.
  static func key(of request: HTTPHead) -> String? {
    guard case .request("GET", _) = request.start,
      request.values("Upgrade").contains(where: { $0.lowercased() == "websocket" }),
      request.values("Sec-WebSocket-Version") == ["13"],
      let key = request.values("Sec-WebSocket-Key").first
    else { return nil }
    return key
  }

  /// Returns a server's response to a client.
  static func answer(_ response: NWProtocolWebSocket.Response, to key: String) -> HTTPHead {
    let headers = (response.additionalHeaders ?? []).map { HTTPHead.Field($0.name, $0.value) }
    guard response.status == .accept else {
      return HTTPHead(
        .response(status: 403, reason: "Forbidden"), [.init("Content-Length", "0")] + headers)
    }
    let chosen = response.subprotocol.map { [HTTPHead.Field("Sec-WebSocket-Protocol", $0)] }
    return HTTPHead(
      .response(status: 101, reason: "Switching Protocols"),
      [
        .init("Upgrade", "websocket"), .init("Connection", "Upgrade"),
        .init("Sec-WebSocket-Accept", proof(of: key)),
      ] + (chosen ?? []) + headers)
  }

  /// Returns the text that proves that a server has read a key.
  ///
  /// - Source: RFC 6455, section 4.2.2. Confidence: documented.
  private static func proof(of key: String) -> String {
    var state = DigestState(.sha1)
    let text = Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)
    text.withUnsafeBytes { state.update($0) }
    return Data(state.digest()).base64EncodedString()
  }
}

extension NWParameters.ProtocolStack {
  /// The WebSocket options; nil without them.
  var webSocketOptions: NWProtocolWebSocket.Options? {
    applicationProtocols.lazy.compactMap { $0 as? NWProtocolWebSocket.Options }.first
  }
}
