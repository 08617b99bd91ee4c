/// The options of a request for a file.
open class PHAssetResourceRequestOptions: NSObject {
  /// Whether the cloud may be used.
  open var isNetworkAccessAllowed = false
  /// Called with the fraction that was loaded from iCloud.
  open var progressHandler: ((Double) -> Void)?
  /// Creates options.
  public override init() { super.init() }
}
