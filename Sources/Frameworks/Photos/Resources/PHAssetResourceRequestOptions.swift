/// The options of a request for a file.
open class PHAssetResourceRequestOptions: NSObject {
  /// Whether the cloud may be used.
  open var isNetworkAccessAllowed = false
  /// Called with the part that was loaded from the cloud.
  open var progressHandler: ((Double) -> Void)?
  /// Creates options.
  public override init() { super.init() }
}
