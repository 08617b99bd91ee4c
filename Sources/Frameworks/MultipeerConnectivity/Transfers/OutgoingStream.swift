/// A stream to a peer, which the app writes to.
///
/// Step Peers.ST1.
///
/// - Thread: the queue of peers.
final class OutgoingStream: OutgoingTransfer, @unchecked Sendable {
  /// The window in bytes: those that a peer accepts before it grants more.
  ///
  /// - Source: ours.
  static let window = 262_144
  /// The size of a chunk in bytes.
  ///
  /// - Source: ours.
  private static let pieceLength = 16_384

  private weak var transfers: LinkTransfers?
  private let number: UInt32
  private let source: any DispatchSourceRead
  private let descriptor: Int32
  private var credit = OutgoingStream.window
  private var isReading = true
  private var hasEnded = false

  init(_ transfers: LinkTransfers, _ number: UInt32, _ name: String, _ descriptor: Int32) {
    (self.transfers, self.number, self.descriptor) = (transfers, number, descriptor)
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: PeerQueue.queue)
    source.setEventHandler { [weak self] in self?.readNext() }
    source.setCancelHandler { StreamSocket.close(descriptor) }
    transfers.send(.stream(number: number, name: name))
    source.activate()
  }

  deinit {
    guard !hasEnded else { return }
    if !isReading { source.resume() }
    source.cancel()
  }

  /// Sends what the app has written, within the window of the peer.
  ///
  /// All data is read at once, since a socket calls its source no more after its peer has closed.
  private func readNext() {
    while !hasEnded, credit > 0,
      let bytes = StreamSocket.read(descriptor, atMost: min(credit, Self.pieceLength))
    {
      guard !bytes.isEmpty else {
        transfers?.send(.end(number: number))
        return finish()
      }
      credit -= bytes.count
      transfers?.send(bytes, number: number)
    }
    if !hasEnded { setReading(credit > 0) }
  }

  func grant(_ count: Int) {
    credit = min(Self.window, credit + max(0, count))
    readNext()
  }

  /// Does nothing: a stream needs no receipt.
  func received() {}

  func fail(_ code: MCError.Code) { finish() }

  private func setReading(_ isReading: Bool) {
    guard isReading != self.isReading, !hasEnded else { return }
    self.isReading = isReading
    if isReading { source.resume() } else { source.suspend() }
  }

  private func finish() {
    guard !hasEnded else { return }
    setReading(true)
    hasEnded = true
    source.cancel()
    transfers?.removeOutgoing(number)
  }
}
