/// The process that requests data.
///
/// - Thread: any.
open class AVAssetResourceLoadingRequestor: NSObject, @unchecked Sendable {
  // Nothing changes.

  override init() { super.init() }

  /// Whether expired content key sessions are reported; false.
  open var providesExpiredSessionReports: Bool { false }
}
