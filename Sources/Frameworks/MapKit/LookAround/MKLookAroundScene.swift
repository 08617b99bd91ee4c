/// A Look Around scene.
///
/// The phone has no street imagery, so no such object ever exists (Maps.LA1).
open class MKLookAroundScene: NSObject, NSCopying, @unchecked Sendable {
  override init() { super.init() }

  /// Returns the scene itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
