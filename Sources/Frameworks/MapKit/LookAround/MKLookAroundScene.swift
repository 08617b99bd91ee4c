/// A place that can be looked around in.
///
/// The phone has no pictures of streets, so there is no such object (Maps.LA1).
open class MKLookAroundScene: NSObject, NSCopying, @unchecked Sendable {
  override init() { super.init() }

  /// Returns the scene itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
