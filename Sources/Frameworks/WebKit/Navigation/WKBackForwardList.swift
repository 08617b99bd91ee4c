/// An object that manages the list of previously loaded webpages, which is empty here.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  override init() { super.init() }

  /// The current page: nil.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The page before: nil.
  open var backItem: WKBackForwardListItem? { nil }
  /// The page after: nil.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// The pages before: none.
  open var backList: [WKBackForwardListItem] { [] }
  /// The pages after: none.
  open var forwardList: [WKBackForwardListItem] { [] }
  /// Returns nil: there are no pages.
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}
