internal import TactusTLS
internal import TactusWebSockets

extension ConnectionEngine {
  // MARK: Sending

  /// Sends content, or keeps it until the connection is ready (Connections.CN6).
  func send(_ request: SendRequest) {
    switch state {
    case .failed(let error): return complete(request, error)
    case .cancelled: return complete(request, .posix(.ECANCELED))
    case .setup, .waiting, .preparing: return sends.append(request)
    case .ready: break
    }
    guard let transport, !hasEndedSending else { return complete(request, .posix(.EPIPE)) }
    if transport.isDatagram {
      sendDatagram(request, transport)
    } else {
      sendStream(request)
    }
  }

  private func sendDatagram(_ request: SendRequest, _ transport: any Transport) {
    partialDatagram += request.bytes ?? []
    let isEmpty = request.bytes == nil && partialDatagram.isEmpty
    guard request.isComplete, !isEmpty else { return complete(request, nil) }
    let datagram = partialDatagram
    partialDatagram = []
    send(datagram, by: transport) { [weak self] error in self?.complete(request, error) }
  }

  private func send(
    _ bytes: [UInt8], by transport: any Transport, _ completion: @escaping (NWError?) -> Void
  ) {
    pendingSendCount += 1
    transport.send(bytes) { [self] error in
      pendingSendCount -= 1
      completion(error)
      endIfAbandoned()
    }
  }

  private func sendStream(_ request: SendRequest) {
    let isLast = request.isComplete && request.context.isFinal
    var bytes = request.bytes ?? []
    if let webSocket {
      do throws(WebSocketFailure) {
        bytes = try webSocket.frames(of: request)
      } catch {
        return complete(request, .posix(.EMSGSIZE))
      }
    }
    sendBytes(bytes, isLast: isLast || webSocket?.hasSentClosure == true) { [weak self] error in
      self?.complete(request, error)
    }
  }

  /// Sends bytes of the stream, encrypted if the connection has TLS.
  func sendBytes(
    _ bytes: [UInt8], isLast: Bool, _ completion: @escaping (NWError?) -> Void
  ) {
    var bytes = bytes
    if let tls {
      do {
        try tls.write(bytes)
      } catch {
        return completion(error.networkError)
      }
      if isLast { tls.close() }
      bytes = tls.takeOutgoing()
    }
    if let transport, !bytes.isEmpty {
      send(bytes, by: transport, completion)
    } else {
      completion(nil)
    }
    if isLast {
      hasEndedSending = true
      transport?.endSending()
    }
  }

  /// Sends the TLS records that are pending for the peer.
  func sendOutgoing() {
    guard let outgoing = tls?.takeOutgoing(), !outgoing.isEmpty else { return }
    transport?.send(outgoing) { _ in }
  }

  func complete(_ request: SendRequest, _ error: NWError?) {
    guard case .contentProcessed(let handler) = request.completion else { return }
    deliver { _ in handler(error) }
  }

  // MARK: Receiving

  /// Receives content, at once if it is available (Connections.CN7).
  func receive(_ request: ReceiveRequest) {
    receives.append(request)
    serveReceives()
  }

  /// Handles an event of the socket.
  func handle(_ event: TransportEvent) {
    guard !hasEnded else { return }
    switch event {
    case .received(let bytes):
      if transport?.isDatagram == true {
        let context = NWConnection.ContentContext(
          identifier: "Datagram", metadata: [NWProtocolUDP.Metadata()])
        messages.append(IncomingMessage(bytes: bytes[...], context: context))
      } else if tls != nil {
        receiveEncrypted(bytes)
      } else {
        receivePlain(bytes)
      }
    case .ended:
      guard state == .ready else {
        return fail(tls == nil ? .posix(.ECONNABORTED) : .tls(errSSLClosedAbort))
      }
      hasStreamEnded = true
    case .failed(let error):
      guard transport?.isDatagram == true else { return fail(error) }
      datagramError = error
    }
    serveReceives()
  }

  /// Completes receive requests from the buffer, and reads more while some remain.
  func serveReceives() {
    while let request = receives.first, serve(request) {}
    updateReading()
  }

  /// Completes the first request if possible, and removes it.
  private func serve(_ request: ReceiveRequest) -> Bool {
    switch state {
    case .failed(let error): return remove(request, nil, nil, false, error)
    case .cancelled: return remove(request, nil, nil, false, .posix(.ECANCELED))
    case .setup, .waiting, .preparing: return false
    case .ready: break
    }
    if transport?.isDatagram == true || webSocket != nil { return serveMessage(request) }
    let isEnough =
      hasStreamEnded
      || (!request.isMessage && stream.count >= min(request.minimum, request.maximum))
    guard isEnough else { return false }
    if hasStreamEnded, stream.isEmpty, hasReportedEnd {
      return remove(request, nil, nil, false, .posix(.ENODATA))
    }
    let part = stream.prefix(request.maximum)
    let content = part.isEmpty ? nil : Data(part)
    stream.removeFirst(part.count)
    let isComplete = hasStreamEnded && stream.isEmpty
    if isComplete { hasReportedEnd = true }
    return remove(request, content, .defaultStream, isComplete, nil)
  }

  private func serveMessage(_ request: ReceiveRequest) -> Bool {
    guard let message = messages.first else {
      let end: NWError? =
        hasStreamEnded ? .posix(webSocket?.phase == .closed ? .ENODATA : .ECONNABORTED) : nil
      guard let error = datagramError ?? end else { return false }
      datagramError = nil
      return remove(request, nil, nil, false, error)
    }
    let part = message.bytes.prefix(request.maximum)
    let rest = message.bytes.dropFirst(part.count)
    if rest.isEmpty { messages.removeFirst() } else { messages[0].bytes = rest }
    return remove(request, Data(part), message.context, rest.isEmpty, nil)
  }

  private func remove(
    _ request: ReceiveRequest, _ content: Data?, _ context: NWConnection.ContentContext?,
    _ isComplete: Bool, _ error: NWError?
  ) -> Bool {
    receives.removeFirst()
    complete(request, content, context, isComplete, error)
    return true
  }

  func complete(
    _ request: ReceiveRequest, _ content: Data?, _ context: NWConnection.ContentContext?,
    _ isComplete: Bool, _ error: NWError?
  ) { deliver { _ in request.completion(content, context, isComplete, error) } }

  /// Reads from the socket unless the buffer is full.
  func updateReading() {
    let waiting = stream.count + messages.reduce(0) { $0 + $1.bytes.count }
    let needed = receives.first.map { $0.isMessage ? Int.max : $0.minimum } ?? 0
    transport?.setReading(!hasStreamEnded && waiting < max(Self.readLimit, needed))
  }
}
