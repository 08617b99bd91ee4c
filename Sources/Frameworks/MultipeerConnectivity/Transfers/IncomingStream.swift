/// A stream of a peer, which the app reads.
///
/// Step Peers.ST2.
///
/// - Thread: the queue of peers.
final class IncomingStream: IncomingTransfer, @unchecked Sendable {
  private weak var transfers: LinkTransfers?
  private let number: UInt32
  private var descriptor: Int32 = -1
  /// The source that is called when the app has closed its end.
  private var reader: (any DispatchSourceRead)?
  private var writer: (any DispatchSourceWrite)?
  private var waiting = Data()
  private var isWaiting = false
  private var hasEnded = false
  private var hasToldEnd = false
  /// The stream itself after its end, until the app has closed its own.
  private var finishing: IncomingStream?
  /// The number of bytes that the app has consumed, and of which the peer is not yet notified.
  private var taken = 0

  init(_ transfers: LinkTransfers, _ number: UInt32, _ name: String) {
    (self.transfers, self.number) = (transfers, number)
    guard let (streams, own) = StreamSocket.make() else {
      hasEnded = true
      transfers.send(.stopped(number: number))
      return
    }
    descriptor = own
    let reader = DispatchSource.makeReadSource(fileDescriptor: own, queue: PeerQueue.queue)
    let writer = DispatchSource.makeWriteSource(fileDescriptor: own, queue: PeerQueue.queue)
    (self.reader, self.writer) = (reader, writer)
    reader.setEventHandler { [weak self] in self?.readerChanged() }
    writer.setEventHandler { [weak self] in self?.flush() }
    // The descriptor may be reused only when neither source watches it.
    let sources = DispatchGroup()
    for _ in 0..<2 { sources.enter() }
    reader.setCancelHandler { sources.leave() }
    writer.setCancelHandler { sources.leave() }
    sources.notify(queue: PeerQueue.queue) { StreamSocket.close(own) }
    reader.activate()
    // From here on the delegate has the only reference.
    nonisolated(unsafe) let input = streams.input
    transfers.deliver { session, delegate, peer in
      delegate?.session(session, didReceive: input, withName: name, fromPeer: peer)
    }
  }

  deinit { cancel() }

  func take(_ bytes: Data) {
    guard !hasEnded else { return }
    // A peer that ignores the window gets no buffer for the excess.
    guard waiting.count + bytes.count <= 2 * OutgoingStream.window else { return refuse() }
    waiting.append(bytes)
    flush()
  }

  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    if descriptor >= 0 { finishing = self }
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
    guard hasEnded, waiting.isEmpty, !hasToldEnd else { return }
    hasToldEnd = true
    StreamSocket.endWriting(descriptor)
    transfers?.removeIncoming(number)
  }

  /// Called when the app has closed its stream.
  private func readerChanged() {
    guard descriptor >= 0, let bytes = StreamSocket.read(descriptor, atMost: 1), bytes.isEmpty
    else { return }
    refuse()
  }

  /// Ends a stream that the app has closed; notifies the peer unless that has ended it.
  private func refuse() {
    if !hasEnded { transfers?.send(.stopped(number: number)) }
    hasEnded = true
    waiting = Data()
    transfers?.removeIncoming(number)
    cancel()
  }

  private func setWaiting(_ isWaiting: Bool) {
    guard isWaiting != self.isWaiting, let writer else { return }
    self.isWaiting = isWaiting
    if isWaiting { writer.resume() } else { writer.suspend() }
  }

  private func cancel() {
    descriptor = -1
    guard let reader, let writer else { return }
    (self.reader, self.writer) = (nil, nil)
    reader.cancel()
    // Suspended sources do not call their cancel handlers.
    if !isWaiting { writer.resume() }
    writer.cancel()
    finishing = nil
  }
}
