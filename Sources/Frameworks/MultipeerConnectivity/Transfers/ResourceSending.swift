/// The sending of a file or of what a web address has.
///
/// Step Peers.RE1.
///
/// - Thread: any.
struct ResourceSending: Sendable {
  /// The progress; its total is the number of bytes.
  let progress: Progress
  private let url: URL
  private let name: String
  private let report: @Sendable ((any Error)?) -> Void
  /// The open file; nil for a web address.
  private let file: FileHandle?

  /// Prepares the sending.
  ///
  /// - Throws: `MCError.unsupported` for another URL scheme, or the error of reading the file.
  init(
    _ url: URL, _ name: String, _ report: @escaping @Sendable ((any Error)?) -> Void
  ) throws {
    (self.url, self.name, self.report) = (url, name, report)
    progress = Progress(totalUnitCount: -1)
    progress.kind = .file
    progress.isCancellable = true
    if url.isFileURL {
      (file, progress.totalUnitCount) = try Self.open(url)
    } else if ["http", "https"].contains(url.scheme?.lowercased()) {
      file = nil
    } else {
      throw MCError(.unsupported)
    }
  }

  private static func open(_ url: URL) throws -> (FileHandle, Int64) {
    let values = try FileManager.default.attributesOfItem(
      atPath: url.resolvingSymlinksInPath().path)
    guard values[.type] as? FileAttributeType == .typeRegular else { throw MCError(.unsupported) }
    return (
      try FileHandle(forReadingFrom: url), (values[.size] as? NSNumber)?.int64Value ?? 0
    )
  }

  /// Starts to send.
  func start(to peer: PeerIdentity, by engine: SessionEngine) {
    if let file { return send(file, to: peer, by: engine) }
    let task = URLSession.shared.downloadTask(with: url) { [self] place, _, error in
      progress.cancellationHandler = nil
      guard let place, error == nil else {
        return report(progress.isCancelled ? MCError(.cancelled) : error ?? MCError(.unknown))
      }
      do {
        // An open file remains after its removal by the session.
        let (file, size) = try Self.open(place)
        progress.totalUnitCount = size
        send(file, to: peer, by: engine)
      } catch {
        report(error)
      }
    }
    progress.cancellationHandler = { task.cancel() }
    task.resume()
  }

  private func send(_ file: FileHandle, to peer: PeerIdentity, by engine: SessionEngine) {
    PeerQueue.perform { [self] in
      guard let transfers = engine.link(to: peer)?.transfers else {
        return report(MCError(.notConnected))
      }
      transfers.add { OutgoingResource(transfers, $0, file, progress, completion: report) }
        .start(name)
    }
  }
}
