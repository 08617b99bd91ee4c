/// An object that tracks the loading progress of a webpage.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  override init() { super.init() }
}
