/// A resource that a peer sends, which is written to a file.
///
/// Step Peers.RE2.
///
/// - Thread: the queue of peers.
final class IncomingResource: IncomingTransfer, @unchecked Sendable {
  private weak var transfers: LinkTransfers?
  private let number: UInt32
  private let name: String
  private let progress: Progress
  private let url: URL
  private var file: FileHandle?
  private var hasEnded = false

  init(
    _ transfers: LinkTransfers, _ number: UInt32, _ name: String, size: Int64, in folder: URL
  ) {
    (self.transfers, self.number, self.name) = (transfers, number, name)
    progress = Progress(totalUnitCount: max(0, size))
    url = folder.appendingPathComponent(UUID().uuidString)
    progress.kind = .file
    progress.isCancellable = true
    progress.cancellationHandler = { [weak self] in
      PeerQueue.perform { [weak self] in self?.refuse() }
    }
    if FileManager.default.createFile(atPath: url.path, contents: nil) {
      file = try? FileHandle(forWritingTo: url)
    }
    transfers.deliver { [name, progress] session, delegate, peer in
      delegate?.session(
        session, didStartReceivingResourceWithName: name, fromPeer: peer, with: progress)
    }
    if file == nil { refuse(.unknown) }
  }

  func take(_ bytes: Data) {
    guard !hasEnded else { return }
    do {
      try file?.write(contentsOf: bytes)
      progress.completedUnitCount += Int64(bytes.count)
    } catch {
      refuse(.unknown)
    }
  }

  func end() {
    guard !hasEnded else { return }
    transfers?.send(.received(number: number))
    finish(nil)
  }

  func fail(_ code: MCError.Code) { finish(MCError(code)) }

  /// Stops the transfer, and notifies the sender.
  private func refuse(_ code: MCError.Code = .cancelled) {
    guard !hasEnded else { return }
    transfers?.send(.stopped(number: number))
    finish(MCError(code))
  }

  private func finish(_ error: MCError?) {
    guard !hasEnded else { return }
    hasEnded = true
    progress.cancellationHandler = nil
    try? file?.close()
    file = nil
    transfers?.deliver { [name, url] session, delegate, peer in
      delegate?.session(
        session, didFinishReceivingResourceWithName: name, fromPeer: peer,
        at: error == nil ? url : nil, withError: error)
      // The delegate has already moved what it keeps.
      try? FileManager.default.removeItem(at: url)
    }
    transfers?.removeIncoming(number)
  }
}
