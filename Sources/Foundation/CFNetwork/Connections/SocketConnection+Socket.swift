import Dispatch
internal import Glibc
import TactusCoreFoundation
internal import TactusTLS

// The bytes of the socket. All methods belong to the queue of the connection.
extension SocketConnection {
  /// Begins to use a socket.
  func watch(_ descriptor: Int32) {
    let reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    let writer = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
    reader.setEventHandler { [weak self] in self?.receive() }
    writer.setEventHandler { [weak self] in self?.flush() }
    (self.reader, self.writer) = (reader, writer)
  }

  /// Ends the use of the socket, and closes it.
  func unwatch() {
    let (descriptor, closes) = condition.withLock {
      defer { state.descriptor = -1 }
      return (state.descriptor, state.closesSocket)
    }
    guard let reader, let writer else {
      // A socket that was connected before has never been used.
      if closes, descriptor >= 0 { Glibc.close(descriptor) }
      return
    }
    // The descriptor may only be used anew when neither source watches it.
    let sources = DispatchGroup()
    for _ in 0..<2 { sources.enter() }
    reader.setCancelHandler { sources.leave() }
    writer.setCancelHandler { sources.leave() }
    sources.notify(queue: .global()) { if closes { Glibc.close(descriptor) } }
    reader.cancel()
    writer.cancel()
    // Suspended sources do not call their cancel handlers.
    if !isReading { reader.resume() }
    if !isWaitingToSend { writer.resume() }
    (self.reader, self.writer) = (nil, nil)
  }

  /// Sets whether the socket is read.
  func setReading(_ isReading: Bool) {
    guard let reader, isReading != self.isReading else { return }
    self.isReading = isReading
    guard isReading else { return reader.suspend() }
    reader.resume()
    // The source may have reported the end of the peer before, and does not report it again.
    queue.async { [weak self] in
      guard let self, self.isReading, self.reader != nil else { return }
      receive()
    }
  }

  // MARK: Receiving

  /// Reads what the socket has, until the app has enough.
  ///
  /// After its peer has hung up, the source of a socket is no longer called, even if bytes are
  /// left.
  private func receive() {
    repeat {} while receiveOnce() && isReading && reader != nil
  }

  /// Reads once, and returns whether there may be more.
  private func receiveOnce() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let descriptor = condition.withLock { state.descriptor }
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count > 0 {
      take(Array(buffer[..<count]))
      return true
    }
    let number = errno
    if count < 0, number == EINTR { return true }
    if count == 0 {
      setReading(false)
      if tls != nil, !isSecure { fail(.security(Self.closedAbort)) } else { endIncoming() }
    } else if number != EAGAIN {
      fail(.system(number))
    }
    return false
  }

  /// The result of a connection that ended during the handshake.
  ///
  /// - Source: `errSSLClosedAbort` of the list of results of Secure Transport. Confidence:
  ///   documented.
  private static let closedAbort: Int32 = -9_806

  private func take(_ bytes: [UInt8]) {
    guard let tls else { return offer(bytes) }
    tls.receive(bytes)
    if isSecure { readDecrypted() } else { advanceTLS() }
  }

  /// Gives bytes to the app.
  func offer(_ bytes: [UInt8]) {
    let isFull = condition.withLock {
      state.incoming.append(bytes)
      state.isPaused = state.incoming.count >= Self.readLimit
      condition.broadcast()
      return state.isPaused
    }
    if isFull { setReading(false) }
    callDelegate(of: input)
  }

  /// Notifies the app that the peer sends nothing more.
  func endIncoming() {
    condition.withLock {
      state.hasEnded = true
      condition.broadcast()
    }
    callDelegate(of: input)
  }

  // MARK: Sending

  /// Sends what the app has written, as far as the system takes it.
  func flush() {
    guard writer != nil else { return }
    collect()
    guard writer != nil, send() else { return }
    guard finishing != nil else { return shutDownWriting() }
    if let tls, isSecure {
      tls.close()
      wire.append(tls.takeOutgoing())
      _ = send()
    }
    end()
  }

  /// Encrypts what the app has written.
  private func collect() {
    let (plain, content) = condition.withLock {
      let isReady = state.security == nil || isSecure
      let taken = (state.plain.takeAll(), isReady ? state.outgoing.takeAll() : [])
      state.wireCount += taken.0.count + taken.1.count
      return taken
    }
    wire.append(plain)
    if let tls {
      do throws(TLSFailure) {
        if !content.isEmpty { try tls.write(content) }
      } catch {
        return fail(.security(error.secureTransportResult))
      }
      wire.append(tls.takeOutgoing())
    } else {
      wire.append(content)
    }
  }

  /// Sends the bytes for the socket, and returns whether all of them are sent.
  private func send() -> Bool {
    let descriptor = condition.withLock { state.descriptor }
    var isBlocked = false
    while !wire.isEmpty, !isBlocked {
      let count = wire.take {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count < 0, errno != EINTR else { continue }
      guard errno == EAGAIN else {
        let number = errno
        // What the peer has sent before can still be read.
        receive()
        fail(.system(number))
        return false
      }
      isBlocked = true
    }
    condition.withLock {
      state.wireCount = wire.count
      condition.broadcast()
    }
    if let writer, isBlocked != isWaitingToSend {
      isWaitingToSend = isBlocked
      if isBlocked { writer.resume() } else { writer.suspend() }
    }
    callDelegate(of: output)
    return wire.isEmpty
  }
}
