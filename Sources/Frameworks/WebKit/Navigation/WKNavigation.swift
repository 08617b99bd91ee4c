/// A load of a web view.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// Creates a navigation without a web view.
  public override init() { super.init() }

  /// The content mode: always `mobile`.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
}
