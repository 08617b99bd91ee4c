/// A stream of a peer, which the app reads.
///
/// Step Peers.ST2.
///
/// - Thread: the queue of peers.
final class IncomingStream: IncomingTransfer, @unchecked Sendable {
  private weak var transfers: LinkTransfers?
  private let number: UInt32
  private var source: (any DispatchSourceWrite)?
  private var descriptor: Int32 = -1
  private var waiting = Data()
  private var isWaiting = false
  private var hasEnded = false
  /// The stream itself after its end, until the app has all of it.
  private var finishing: IncomingStream?
  /// The bytes that the app has space for, and of which the peer does not know.
  private var taken = 0

  init(_ transfers: LinkTransfers, _ number: UInt32, _ name: String) {
    (self.transfers, self.number) = (transfers, number)
    guard let (streams, own) = StreamSocket.make() else {
      hasEnded = true
      transfers.send(.stopped(number: number))
      return
    }
    descriptor = own
    let source = DispatchSource.makeWriteSource(fileDescriptor: own, queue: PeerQueue.queue)
    self.source = source
    source.setEventHandler { [weak self] in self?.flush() }
    source.setCancelHandler { StreamSocket.close(own) }
    // The delegate has the only reference after this.
    nonisolated(unsafe) let input = streams.input
    transfers.deliver { session, delegate, peer in
      delegate?.session(session, didReceive: input, withName: name, fromPeer: peer)
    }
  }

  deinit { cancel() }

  func take(_ bytes: Data) {
    guard !hasEnded else { return }
    // A peer that ignores the window gets no memory for it.
    guard waiting.count + bytes.count <= 2 * OutgoingStream.window else { return refuse() }
    waiting.append(bytes)
    flush()
  }

  func end() {
    hasEnded = true
    finishing = self
    flush()
  }

  func fail(_ code: MCError.Code) { end() }

  private func flush() {
    guard descriptor >= 0 else { return }
    while !waiting.isEmpty {
      guard let count = StreamSocket.write(descriptor, waiting) else { return refuse() }
      guard count > 0 else { break }
      waiting = Data(waiting.dropFirst(count))
      taken += count
    }
    setWaiting(!waiting.isEmpty)
    if taken > 0, waiting.isEmpty || taken >= OutgoingStream.window / 4 {
      transfers?.send(.granted(number: number, count: taken))
      taken = 0
    }
    if hasEnded, waiting.isEmpty {
      cancel()
      transfers?.removeIncoming(number)
    }
  }

  /// Ends the stream, which the app has closed, and tells the peer.
  private func refuse() {
    hasEnded = true
    waiting = Data()
    transfers?.send(.stopped(number: number))
    cancel()
    transfers?.removeIncoming(number)
  }

  private func setWaiting(_ isWaiting: Bool) {
    guard isWaiting != self.isWaiting, let source else { return }
    self.isWaiting = isWaiting
    if isWaiting { source.resume() } else { source.suspend() }
  }

  private func cancel() {
    guard let source else { return }
    self.source = nil
    descriptor = -1
    finishing = nil
    // Suspended sources do not call their cancel handlers.
    if !isWaiting { source.resume() }
    source.cancel()
  }
}
