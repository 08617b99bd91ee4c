/// The time remaining of a download if it is unknown.
public let SKDownloadTimeRemainingUnknown: TimeInterval = -1

/// Downloadable content of a product in the App Store; the local store has none.
///
/// - Thread: any; all its properties are constants.
open class SKDownload: NSObject, @unchecked Sendable {
  /// Creates a download that waits, as tests do.
  public override init() { super.init() }

  /// The state; waiting.
  open var state: SKDownloadState { .waiting }
  /// The state; waiting.
  open var downloadState: SKDownloadState { state }
  /// The identifier of the content; empty.
  open var contentIdentifier: String { "" }
  /// The location of the content; `nil`.
  open var contentURL: URL? { nil }
  /// The size in bytes; 0.
  open var expectedContentLength: Int64 { 0 }
  /// The size in bytes; 0.
  open var contentLength: NSNumber { 0 }
  /// The version of the content; empty.
  open var contentVersion: String { "" }
  /// The error; `nil`.
  open var error: (any Error)? { nil }
  /// The progress; 0.
  open var progress: Float { 0 }
  /// The time remaining in seconds; unknown.
  open var timeRemaining: TimeInterval { SKDownloadTimeRemainingUnknown }
  /// The transaction of the content.
  open var transaction: SKPaymentTransaction { SKPaymentTransaction() }

  /// Returns the location of a product's content; always `nil`.
  open class func contentURL(forProductID productID: String) -> URL? { nil }
  /// Deletes a product's content; does nothing, as there is none.
  open class func deleteContent(forProductID productID: String) {}
}
