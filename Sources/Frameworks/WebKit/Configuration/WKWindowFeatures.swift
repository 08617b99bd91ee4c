/// The size of a window that a page opens; no page opens one here.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// Creates features without values.
  public override init() { super.init() }

  /// The requested width; nil without a request.
  open var width: NSNumber? { nil }
  /// The requested height; nil without a request.
  open var height: NSNumber? { nil }
}
