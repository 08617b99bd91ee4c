/// A file that this app sends.
///
/// Step Peers.RE1.
///
/// - Thread: the queue of peers.
final class OutgoingResource: OutgoingTransfer, @unchecked Sendable {
  private weak var transfers: LinkTransfers?
  private let number: UInt32
  private let file: FileHandle
  private let progress: Progress
  private var completion: (@Sendable ((any Error)?) -> Void)?

  /// The size of a chunk in bytes.
  ///
  /// - Source: ours.
  private static let pieceLength = 65_536

  init(
    _ transfers: LinkTransfers, _ number: UInt32, _ file: FileHandle, _ progress: Progress,
    completion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    (self.transfers, self.number, self.file, self.progress) = (transfers, number, file, progress)
    self.completion = completion
    progress.cancellationHandler = { [weak self] in
      PeerQueue.perform { [weak self] in
        guard let self, self.completion != nil else { return }
        self.transfers?.send(.canceled(number: number))
        finish(MCError(.cancelled))
      }
    }
  }

  /// Sends the start of the transfer.
  func start(_ name: String) {
    transfers?.send(.resource(number: number, name: name, size: progress.totalUnitCount))
    // The app may have canceled before the handler was set.
    if progress.isCancelled {
      transfers?.send(.canceled(number: number))
      finish(MCError(.cancelled))
    } else {
      sendNext()
    }
  }

  private func sendNext() {
    guard completion != nil, let transfers else { return }
    do {
      guard let bytes = try file.read(upToCount: Self.pieceLength), !bytes.isEmpty else {
        return transfers.send(.end(number: number))
      }
      transfers.send(bytes, number: number) { [weak self] in
        PeerQueue.perform { [weak self] in
          guard let self, self.completion != nil else { return }
          progress.completedUnitCount += Int64(bytes.count)
          sendNext()
        }
      }
    } catch {
      transfers.send(.canceled(number: number))
      finish(error)
    }
  }

  /// Does nothing: a file is read as fast as it is sent.
  func grant(_ count: Int) {}

  func received() { finish(nil) }

  func fail(_ code: MCError.Code) { finish(MCError(code)) }

  private func finish(_ error: (any Error)?) {
    guard let completion else { return }
    self.completion = nil
    progress.cancellationHandler = nil
    try? file.close()
    transfers?.removeOutgoing(number)
    completion(error)
  }
}
