/// A Look Around scene.
///
/// The phone has no street pictures, so that no such object exists (Maps.LA1).
///
/// - Thread: any; all its properties are constants.
open class MKLookAroundScene: NSObject, NSCopying, @unchecked Sendable {
  override init() { super.init() }

  /// Returns the scene itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
