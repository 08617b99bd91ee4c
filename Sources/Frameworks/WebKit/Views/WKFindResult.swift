/// An object that contains the results of searching the web view's contents.
@preconcurrency @MainActor
open class WKFindResult: NSObject, @preconcurrency NSCopying {
  override init() { super.init() }

  /// Whether the text was found: always false.
  open var matchFound: Bool { false }

  /// Returns the result itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
