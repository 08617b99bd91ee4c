import Dispatch

/// A session that reads messages from tags, which the phone has no reader for (NFC.RS2).
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  private weak var listener: (any NFCNDEFReaderSessionDelegate)?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - delegate: The delegate.
  ///   - queue: The queue on which the delegate is called; `nil` for one of the session.
  ///   - invalidateAfterFirstRead: Whether the session would end with its first tag.
  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?,
    invalidateAfterFirstRead: Bool
  ) {
    listener = delegate
    super.init(queue: queue)
  }

  /// The delegate; it is not retained.
  open override var delegate: AnyObject? { listener }

  /// Does nothing, as no tag is read.
  open func restartPolling() {}

  /// Connects a tag, which fails, as no tag is read.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - completionHandler: A closure, called on the session's queue with the error.
  open func connect(
    to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { reportMissingTag(to: completionHandler) }

  /// Connects a tag, which throws, as no tag is read.
  open func connect(to tag: any NFCNDEFTag) async throws {
    throw NFCReaderError(.readerTransceiveErrorTagNotConnected)
  }

  override func tellEnd(_ error: NFCReaderError) {
    listener?.readerSession(self, didInvalidateWithError: error)
  }
}
