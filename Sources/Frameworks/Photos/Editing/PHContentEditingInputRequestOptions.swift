/// The options of a request for the content of an asset, to edit it.
open class PHContentEditingInputRequestOptions: NSObject {
  /// Called with the description of earlier adjustments; returns whether the app can handle it.
  open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
  /// Whether the cloud may be used.
  open var isNetworkAccessAllowed = false
  /// Called while the content is loaded from the cloud.
  open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
  /// Creates options.
  public override init() { super.init() }
}
