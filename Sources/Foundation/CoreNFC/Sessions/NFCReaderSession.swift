import Dispatch
import Synchronization
internal import TactusCrashReports

/// A session that reads tags, which the phone has no reader for (NFC.RS1…).
///
/// - Thread: any.
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

  /// Whether the phone can read tags; false.
  open class var readingAvailable: Bool { false }

  /// The delegate; it is not retained.
  open var delegate: AnyObject? { nil }
  /// The queue on which the delegate is called.
  open var sessionQueue: DispatchQueue { queue }
  /// Whether the session reads; false.
  open var isReady: Bool { false }
  /// The text that the user sees, if there is a reader.
  open var alertMessage: String {
    get { state.withLock { $0.message } }
    set { state.withLock { $0.message = newValue } }
  }

  // MARK: Reading

  /// Begins to read, which fails: the delegate is told that the session has ended (NFC.RS2).
  open func begin() {
    RuntimeWarning.once(
      "\(type(of: self)).begin: the phone has no reader of tags, so the session ends at once; see "
        + "readingAvailable before", namesPlace: true)
    end(NFCReaderError(.readerErrorUnsupportedFeature))
  }

  /// Ends the session, of which the delegate is told (NFC.RS3).
  open func invalidate() { end(NFCReaderError(.readerSessionInvalidationErrorUserCanceled)) }

  /// Ends the session; the text is not shown, as nothing is (NFC.RS3).
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

  /// Does nothing: the kinds of sessions tell their delegates that they have ended.
  func tellEnd(_ error: NFCReaderError) {}

  /// Reports to a closure that nothing is connected.
  func reportMissingTag(to handler: @escaping @Sendable ((any Error)?) -> Void) {
    let error = NFCReaderError(.readerTransceiveErrorTagNotConnected)
    queue.async { handler(error) }
  }
}
