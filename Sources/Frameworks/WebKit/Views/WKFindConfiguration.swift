/// The configuration parameters to use when searching the contents of the web view.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject, @preconcurrency NSCopying {
  /// Creates the default configuration.
  public override init() { super.init() }

  /// Whether the search goes towards the beginning.
  open var backwards = false
  /// Whether capital letters differ from small ones.
  open var caseSensitive = false
  /// Whether the search continues at the other end.
  open var wraps = true

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKFindConfiguration()
    (copy.backwards, copy.caseSensitive, copy.wraps) = (backwards, caseSensitive, wraps)
    return copy
  }
}
