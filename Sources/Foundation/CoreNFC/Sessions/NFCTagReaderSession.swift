import Dispatch

/// A session that reads tags of several kinds; it always fails, because the phone has no reader
/// (NFC.RS2).
///
/// - Thread: any; nothing in it changes after its creation.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
  /// The kinds of tags that a session polls.
  public struct PollingOption: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Tags of ISO 14443.
    public static let iso14443 = PollingOption(rawValue: 1)
    /// Tags of ISO 15693.
    public static let iso15693 = PollingOption(rawValue: 2)
    /// Tags of ISO 18092.
    public static let iso18092 = PollingOption(rawValue: 4)
    /// Cards and passports with PACE.
    public static let pace = PollingOption(rawValue: 8)
  }

  private weak var listener: (any NFCTagReaderSessionDelegate)?

  /// Creates a session; nil without a kind of tags.
  ///
  /// - Parameters:
  ///   - pollingOption: The kinds of tags.
  ///   - delegate: The delegate.
  ///   - queue: The queue on which the delegate is called; `nil` for one of the session.
  public init?(
    pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate,
    queue: DispatchQueue? = nil
  ) {
    guard !pollingOption.isEmpty else { return nil }
    listener = delegate
    super.init(queue: queue)
  }

  /// The delegate, held weakly.
  open override var delegate: AnyObject? { listener }
  /// The connected tag: nil.
  open var connectedTag: NFCTag? { nil }

  /// Does nothing: no tag is detected.
  open func restartPolling() {}

  /// Calls the closure with an error: no tag is connected.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - completionHandler: A closure, called on the session's queue with the error.
  open func connect(
    to tag: NFCTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { reportMissingTag(to: completionHandler) }

  /// Throws an error: no tag is connected.
  open func connect(to tag: NFCTag) async throws {
    throw NFCReaderError(.readerTransceiveErrorTagNotConnected)
  }

  override func tellEnd(_ error: NFCReaderError) {
    listener?.tagReaderSession(self, didInvalidateWithError: error)
  }
}
