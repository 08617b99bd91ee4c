/// A Live Photo; none exists.
open class PHLivePhoto: NSObject, NSCopying, @unchecked Sendable {
  package init(internally: Void) { super.init() }

  /// The size in pixels.
  open var size: CGSize { .zero }
  /// Returns the Live Photo itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
