/// The process that asks for data.
///
/// - Thread: any; all its properties are constants.
open class AVAssetResourceLoadingRequestor: NSObject, @unchecked Sendable {
  // Nothing changes.

  override init() { super.init() }

  /// Whether the sessions of content keys expire; false.
  open var providesExpiredSessionReports: Bool { false }
}
