import Synchronization

/// The requested bytes.
///
/// - Thread: any; a lock guards what changes in it.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  // The received bytes have a lock.

  /// The offset of the first byte.
  public let requestedOffset: Int64
  /// The number of bytes.
  public let requestedLength: Int
  /// Whether all bytes to the end are requested, regardless of their number.
  public let requestsAllDataToEndOfResource: Bool

  /// The offset after the bytes received so far.
  open var currentOffset: Int64 { requestedOffset + received.withLock { $0 } }

  /// Provides the next bytes.
  open func respond(with data: Data) {
    received.withLock { $0 += Int64(data.count) }
    take(data)
  }

  // MARK: Internals

  init(
    _ offset: Int64, _ length: Int, toEnd: Bool, _ take: @escaping @Sendable (Data) -> Void
  ) {
    (requestedOffset, requestedLength, requestsAllDataToEndOfResource) = (offset, length, toEnd)
    self.take = take
    super.init()
  }

  private let take: @Sendable (Data) -> Void
  private let received = Mutex<Int64>(0)
}
