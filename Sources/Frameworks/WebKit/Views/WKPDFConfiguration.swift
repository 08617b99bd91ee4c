/// The configuration data to use when generating a PDF representation of a web view's contents.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject, @preconcurrency NSCopying {
  /// Creates a configuration for the whole content.
  public override init() { super.init() }

  /// The part of the view; nil for all of it.
  open var rect: CGRect?
  /// Whether the background stays transparent.
  open var allowTransparentBackground = false

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKPDFConfiguration()
    copy.rect = rect
    copy.allowTransparentBackground = allowTransparentBackground
    return copy
  }
}
