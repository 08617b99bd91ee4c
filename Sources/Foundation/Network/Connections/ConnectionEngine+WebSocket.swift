internal import TactusWebSockets

extension ConnectionEngine {
  /// Begins the WebSocket handshake (Connections.WS1).
  func startWebSocket(_ options: NWProtocolWebSocket.Options.Values) {
    let session = WebSocketSession(options, isServer: isServer)
    webSocket = session
    guard session.phase == .handshaking else { return becomeReady() }
    if !isServer {
      let (host, path) = hostAndPath
      sendBytes(session.request(host: host, path: path).bytes, isLast: false) { _ in }
    }
    transport?.setReading(true)
  }

  /// The host and the path of the request.
  private var hostAndPath: (host: String, path: String) {
    guard case .url(let url) = endpoint else { return ("\(endpoint)", "/") }
    let port = url.port.map { ":\($0)" } ?? ""
    let path = url.path(percentEncoded: true)
    let query = url.query(percentEncoded: true).map { "?\($0)" } ?? ""
    return ("\(url.host ?? "")\(port)", (path.isEmpty ? "/" : path) + query)
  }

  /// Handles decrypted bytes of the stream.
  func receivePlain(_ bytes: [UInt8]) {
    guard let session = webSocket else {
      stream += bytes
      return
    }
    do throws(WebSocketFailure) {
      switch session.phase {
      case .handshaking:
        session.early += bytes
        try continueHandshake(session)
      case .answering: session.early += bytes
      case .open:
        session.reader.receive(bytes)
        try readMessages(session)
      case .closed: break
      }
    } catch {
      refuse(error, session)
    }
  }

  /// Closes a WebSocket whose peer violates the protocol (Connections.WS5).
  private func refuse(_ failure: WebSocketFailure, _ session: WebSocketSession) {
    if session.phase == .open, !session.hasSentClosure,
      let code = try? NWProtocolWebSocket.CloseCode(rawValue: failure.closeCode),
      let bytes = try? session.closure(code)
    {
      sendBytes(bytes, isLast: true) { _ in }
    }
    fail(.posix(failure == .tooLong ? .EMSGSIZE : .EPROTO))
  }

  // MARK: Handshake

  private func continueHandshake(_ session: WebSocketSession) throws(WebSocketFailure) {
    let read = isServer ? HTTPHead.readRequest : HTTPHead.readResponse
    guard let (head, count) = try read(session.early) else { return }
    session.early.removeFirst(count)
    if isServer { return try answer(head, session) }
    guard let metadata = session.metadata(of: head) else { return fail(.posix(.ECONNREFUSED)) }
    values.change { $0.metadata.append(metadata) }
    try open(session)
  }

  /// Responds to a client, with the app's handler if there is one (Connections.WS2).
  private func answer(
    _ request: HTTPHead, _ session: WebSocketSession
  ) throws(WebSocketFailure) {
    guard let key = WebSocketSession.key(of: request) else {
      let head = HTTPHead(
        .response(status: 400, reason: "Bad Request"), [.init("Content-Length", "0")])
      sendBytes(head.bytes, isLast: true) { _ in }
      throw .violation
    }
    guard let handler = session.options.requestHandler else {
      return try finish(.init(status: .accept, subprotocol: nil), to: key, session)
    }
    session.phase = .answering
    let protocols = request.values("Sec-WebSocket-Protocol")
    let headers = request.fields.map { (name: $0.name, value: $0.value) }
    handler.queue.async { [weak self] in
      let response = handler.answer(protocols, headers)
      self?.perform { engine in
        guard let session = engine.webSocket, session.phase == .answering else { return }
        do throws(WebSocketFailure) {
          try engine.finish(response, to: key, session)
        } catch {
          engine.refuse(error, session)
        }
        engine.serveReceives()
      }
    }
  }

  private func finish(
    _ response: NWProtocolWebSocket.Response, to key: String, _ session: WebSocketSession
  ) throws(WebSocketFailure) {
    let isAccepted = response.status == .accept
    let bytes = WebSocketSession.answer(response, to: key).bytes
    sendBytes(bytes, isLast: !isAccepted) { _ in }
    guard isAccepted else { return fail(.posix(.ECONNREFUSED)) }
    let metadata = NWProtocolWebSocket.Metadata(
      opcode: .binary, subprotocol: response.subprotocol, headers: nil)
    values.change { $0.metadata.append(metadata) }
    try open(session)
  }

  private func open(_ session: WebSocketSession) throws(WebSocketFailure) {
    session.phase = .open
    becomeReady()
    session.reader.receive(session.early)
    session.early = []
    try readMessages(session)
  }

  // MARK: Messages

  /// Handles the messages that have arrived (Connections.WS4).
  private func readMessages(_ session: WebSocketSession) throws(WebSocketFailure) {
    while session.phase == .open, let message = try session.reader.next() {
      switch message.kind {
      case .ping where session.options.repliesToPing:
        sendBytes(try session.frame(.pong, message.payload), isLast: false) { _ in }
      case .pong where session.takePong(): break
      case .close: try receiveClosure(message, session)
      case .text: add(message.payload, .init(opcode: .text))
      case .binary, .continuation: add(message.payload, .init(opcode: .binary))
      case .ping: add(message.payload, .init(opcode: .ping))
      case .pong: add(message.payload, .init(opcode: .pong))
      }
    }
  }

  private func receiveClosure(
    _ message: WebSocketMessage, _ session: WebSocketSession
  ) throws(WebSocketFailure) {
    let metadata = NWProtocolWebSocket.Metadata(opcode: .close)
    if let number = message.closeCode {
      metadata.closeCode =
        (try? NWProtocolWebSocket.CloseCode(rawValue: number)) ?? .protocolCode(.protocolError)
    }
    add(Array(message.payload.dropFirst(2)), metadata)
    if !session.hasSentClosure {
      sendBytes(try session.closure(metadata.closeCode), isLast: true) { _ in }
    }
    session.phase = .closed
    hasStreamEnded = true
  }

  private func add(_ payload: [UInt8], _ metadata: NWProtocolWebSocket.Metadata) {
    let context = NWConnection.ContentContext(
      identifier: "Message", metadata: [metadata])
    messages.append(IncomingMessage(bytes: payload[...], context: context))
  }
}
