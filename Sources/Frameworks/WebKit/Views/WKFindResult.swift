/// The outcome of a search in a page: nothing is found.
@preconcurrency @MainActor
open class WKFindResult: NSObject, @preconcurrency NSCopying {
  override init() { super.init() }

  /// Whether a match was found: always false.
  open var matchFound: Bool { false }

  /// Returns the result itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
