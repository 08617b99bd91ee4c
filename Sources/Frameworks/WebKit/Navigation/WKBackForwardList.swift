/// The history of a web view: always empty, because no page is loaded.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  override init() { super.init() }

  /// The current item: always nil.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The previous item: always nil.
  open var backItem: WKBackForwardListItem? { nil }
  /// The next item: always nil.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// The previous items: always empty.
  open var backList: [WKBackForwardListItem] { [] }
  /// The next items: always empty.
  open var forwardList: [WKBackForwardListItem] { [] }
  /// Returns nil: the history is always empty.
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}
