/// A webpage in a web view's list; no list has one here.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  override init() { super.init() }

  /// The title.
  open var title: String? { nil }
  /// The address.
  open var url: URL { URL(fileURLWithPath: "/") }
  /// The address that was requested.
  open var initialURL: URL { url }
}
