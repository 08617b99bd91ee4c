/// Display-related attributes that a webpage requests when creating a new window; no page does so.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// Creates features that the page does not determine.
  public override init() { super.init() }

  /// The width; nil unless the page states one.
  open var width: NSNumber? { nil }
  /// The height; nil unless the page states one.
  open var height: NSNumber? { nil }
}
