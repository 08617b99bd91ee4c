/// The requested information about the data.
///
/// - Thread: one at a time.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  // One thread responds, as the documentation requires.

  override init() { super.init() }

  /// The uniform type identifier of the data, set by the app.
  open var contentType: String?
  /// The types that are supported; nil for all.
  open var allowedContentTypes: [String]? { nil }
  /// The number of bytes, set by the app.
  open var contentLength: Int64 = 0
  /// Whether byte ranges can be loaded, set by the app.
  open var isByteRangeAccessSupported = false
  /// Whether the entire data is available on demand, set by the app.
  open var isEntireLengthAvailableOnDemand = false
  /// The date at which the data must be renewed, set by the app.
  open var renewalDate: Date?
}
