/// Options of a PDF made from a web view.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject, @preconcurrency NSCopying {
  /// Creates options for the whole content.
  public override init() { super.init() }

  /// The captured rectangle; nil for the whole content.
  open var rect: CGRect?
  /// Whether the background is transparent.
  open var allowTransparentBackground = false

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKPDFConfiguration()
    copy.rect = rect
    copy.allowTransparentBackground = allowTransparentBackground
    return copy
  }
}
