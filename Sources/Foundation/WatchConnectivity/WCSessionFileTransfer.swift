import Synchronization

/// A file on its way to a watch, which fails without one (Watch.WC6).
///
/// - Thread: any; a lock guards what changes in it.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  private let content: WCSessionFile
  private let isUnderWay = Atomic(true)
  private let work = Progress(totalUnitCount: 1)

  /// Creates a transfer of no file, which has ended.
  public override init() {
    content = WCSessionFile()
    super.init()
    _ = end()
  }

  init(file: WCSessionFile) {
    content = file
    super.init()
  }

  /// The file.
  open var file: WCSessionFile { content }
  /// The progress, which stays at its beginning.
  open var progress: Progress { work }
  /// Whether the transfer has not ended.
  open var isTransferring: Bool { isUnderWay.load(ordering: .relaxed) }

  /// Ends the transfer without a call of the delegate.
  open func cancel() { if end() { work.cancel() } }

  /// Ends the transfer, and returns whether it had not ended.
  func end() -> Bool { isUnderWay.exchange(false, ordering: .relaxed) }
}
