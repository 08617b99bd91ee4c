/// The link under a context menu; no page shows one here.
@preconcurrency @MainActor
open class WKContextMenuElementInfo: NSObject {
  override init() { super.init() }

  /// The link's address: always nil.
  open var linkURL: URL? { nil }
}
