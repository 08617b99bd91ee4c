import Dispatch
import Synchronization
internal import TactusCrashReports

/// The common part of reader sessions, which always fail, because the phone has no reader
/// (NFC.RS1…).
///
/// - Thread: any; a lock guards what changes in it.
open class NFCReaderSession: NSObject, NFCReaderSessionProtocol, @unchecked Sendable {
  private struct State {
    var message = ""
    var hasEnded = false
  }

  private let state = Mutex(State())
  private let queue: DispatchQueue

  init(queue: DispatchQueue?) {
    self.queue = queue ?? DispatchQueue(label: "NFCReaderSession")
    super.init()
  }

  /// Whether the phone can read tags: always false.
  open class var readingAvailable: Bool { false }

  /// The delegate, held weakly.
  open var delegate: AnyObject? { nil }
  /// The queue of the delegate.
  open var sessionQueue: DispatchQueue { queue }
  /// Whether the session is reading: always false.
  open var isReady: Bool { false }
  /// The message for the user; stored.
  open var alertMessage: String {
    get { state.withLock { $0.message } }
    set { state.withLock { $0.message = newValue } }
  }

  // MARK: Reading

  /// Ends the session with an error, because the phone has no reader (NFC.RS2).
  open func begin() {
    RuntimeWarning.once(
      "\(type(of: self)).begin: the phone has no reader of tags, so the session ends at once; see "
        + "readingAvailable before", namesPlace: true)
    end(NFCReaderError(.readerErrorUnsupportedFeature))
  }

  /// Ends the session, and calls the delegate (NFC.RS3).
  open func invalidate() { end(NFCReaderError(.readerSessionInvalidationErrorUserCanceled)) }

  /// Ends the session; the message is not shown (NFC.RS3).
  open func invalidate(errorMessage: String) {
    alertMessage = errorMessage
    invalidate()
  }

  private func end(_ error: NFCReaderError) {
    let hadEnded = state.withLock { state in
      defer { state.hasEnded = true }
      return state.hasEnded
    }
    guard !hadEnded else { return }
    queue.async { [self] in tellEnd(error) }
  }

  // MARK: Overridden by the kinds of sessions

  /// Does nothing; subclasses call their delegates.
  func tellEnd(_ error: NFCReaderError) {}

  /// Calls a closure with the error that no tag is connected.
  func reportMissingTag(to handler: @escaping @Sendable ((any Error)?) -> Void) {
    let error = NFCReaderError(.readerTransceiveErrorTagNotConnected)
    queue.async { handler(error) }
  }
}
