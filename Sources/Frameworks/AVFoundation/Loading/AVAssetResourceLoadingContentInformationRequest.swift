/// The properties of data that a request asks for.
///
/// - Thread: one at a time.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  // One thread answers, as the documentation demands.

  override init() { super.init() }

  /// The uniform type identifier of the data; the app sets it.
  open var contentType: String?
  /// The types that are supported; nil for all.
  open var allowedContentTypes: [String]? { nil }
  /// The number of bytes; the app sets it.
  open var contentLength: Int64 = 0
  /// Whether ranges of the bytes can be loaded; the app sets it.
  open var isByteRangeAccessSupported = false
  /// Whether all bytes can be had at once; the app sets it.
  open var isEntireLengthAvailableOnDemand = false
  /// The date at which the data must be loaded again; the app sets it.
  open var renewalDate: Date?
}
