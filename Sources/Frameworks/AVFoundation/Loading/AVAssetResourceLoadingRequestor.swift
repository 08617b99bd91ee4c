/// The process that requests data.
///
/// - Thread: any; all its properties are constants.
open class AVAssetResourceLoadingRequestor: NSObject, @unchecked Sendable {
  // Nothing changes.

  override init() { super.init() }

  /// Whether expired content key sessions are reported; false.
  open var providesExpiredSessionReports: Bool { false }
}
