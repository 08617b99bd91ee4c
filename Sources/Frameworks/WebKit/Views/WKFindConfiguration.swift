/// Options of a search in a page.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject, @preconcurrency NSCopying {
  /// Creates options with their defaults.
  public override init() { super.init() }

  /// Whether the search goes backward.
  open var backwards = false
  /// Whether the search is case-sensitive.
  open var caseSensitive = false
  /// Whether the search wraps around.
  open var wraps = true

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKFindConfiguration()
    (copy.backwards, copy.caseSensitive, copy.wraps) = (backwards, caseSensitive, wraps)
    return copy
  }
}
