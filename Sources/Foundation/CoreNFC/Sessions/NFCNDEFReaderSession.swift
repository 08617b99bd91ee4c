import Dispatch

/// A session that reads NDEF messages; it always fails, because the phone has no reader (NFC.RS2).
///
/// - Thread: any; nothing in it changes after its creation.
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

  /// The delegate, held weakly.
  open override var delegate: AnyObject? { listener }

  /// Does nothing: no tag is detected.
  open func restartPolling() {}

  /// Calls the closure with an error: no tag is connected.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - completionHandler: A closure, called on the session's queue with the error.
  open func connect(
    to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { reportMissingTag(to: completionHandler) }

  /// Throws an error: no tag is connected.
  open func connect(to tag: any NFCNDEFTag) async throws {
    throw NFCReaderError(.readerTransceiveErrorTagNotConnected)
  }

  override func tellEnd(_ error: NFCReaderError) {
    listener?.readerSession(self, didInvalidateWithError: error)
  }
}
