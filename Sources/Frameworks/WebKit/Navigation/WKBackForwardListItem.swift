/// An item of a web view's history; a history has none here.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  override init() { super.init() }

  /// The title: always nil.
  open var title: String? { nil }
  /// The address: the root folder.
  open var url: URL { URL(fileURLWithPath: "/") }
  /// The requested address.
  open var initialURL: URL { url }
}
