/// An object that tracks the loading progress of a webpage.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// Creates a navigation of no web view.
  public override init() { super.init() }

  /// The form in which the page is shown: always that of a phone.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
}
