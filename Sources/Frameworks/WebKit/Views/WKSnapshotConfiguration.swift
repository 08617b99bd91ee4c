/// Options of a snapshot of a web view.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject, @preconcurrency NSCopying {
  /// Creates options for the whole view.
  public override init() { super.init() }

  /// The captured rectangle; null for the whole view.
  open var rect = CGRect.null
  /// The width of the snapshot in points; nil for the rectangle's.
  open var snapshotWidth: NSNumber?
  /// Whether pending changes are drawn first; they always are.
  open var afterScreenUpdates = true

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKSnapshotConfiguration()
    (copy.rect, copy.snapshotWidth) = (rect, snapshotWidth)
    copy.afterScreenUpdates = afterScreenUpdates
    return copy
  }
}
