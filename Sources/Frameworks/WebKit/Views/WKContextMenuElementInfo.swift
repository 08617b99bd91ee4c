/// An object that contains information about the element for which a context menu appears; no page
/// shows one here.
@preconcurrency @MainActor
open class WKContextMenuElementInfo: NSObject {
  override init() { super.init() }

  /// The address of the link: always nil.
  open var linkURL: URL? { nil }
}
