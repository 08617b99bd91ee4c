import Dispatch

/// A session that reads tags of several kinds, which the phone has no reader for (NFC.RS2).
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
  /// The kinds of tags that a session looks for.
  public struct PollingOption: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: Int

    /// Creates options of a number.
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

  /// Creates a session; none for no kind of tags.
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

  /// The delegate; it is not retained.
  open override var delegate: AnyObject? { listener }
  /// The tag that is connected; `nil`.
  open var connectedTag: NFCTag? { nil }

  /// Does nothing, as no tag is read.
  open func restartPolling() {}

  /// Connects a tag, which fails, as no tag is read.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - completionHandler: A closure, called on the session's queue with the error.
  open func connect(
    to tag: NFCTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { reportMissingTag(to: completionHandler) }

  /// Connects a tag, which throws, as no tag is read.
  open func connect(to tag: NFCTag) async throws {
    throw NFCReaderError(.readerTransceiveErrorTagNotConnected)
  }

  override func tellEnd(_ error: NFCReaderError) {
    listener?.tagReaderSession(self, didInvalidateWithError: error)
  }
}
