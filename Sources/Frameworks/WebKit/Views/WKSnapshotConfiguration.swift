/// The configuration data to use when generating an image from a web view's contents.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject, @preconcurrency NSCopying {
  /// Creates a configuration of the whole view.
  public override init() { super.init() }

  /// The part of the view; the null rectangle for the whole.
  open var rect = CGRect.null
  /// The width of the picture in points; nil for the width of the part.
  open var snapshotWidth: NSNumber?
  /// Whether pending changes are shown first; they always are.
  open var afterScreenUpdates = true

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKSnapshotConfiguration()
    (copy.rect, copy.snapshotWidth) = (rect, snapshotWidth)
    copy.afterScreenUpdates = afterScreenUpdates
    return copy
  }
}
