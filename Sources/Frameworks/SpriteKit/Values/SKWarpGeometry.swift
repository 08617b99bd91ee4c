/// The base class for definitions of deformations; stored, as they are not drawn (Scenes.SK40).
open class SKWarpGeometry: NSObject, NSCopying, @unchecked Sendable {
  /// Creates a deformation that changes nothing.
  public override init() { super.init() }
  /// Returns this deformation, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
