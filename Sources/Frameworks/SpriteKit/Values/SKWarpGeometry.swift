/// The base class of warps; stored, because warps are not drawn (Scenes.SK40).
///
/// - Thread: any; all its properties are constants.
open class SKWarpGeometry: NSObject, NSCopying, @unchecked Sendable {
  /// Creates the identity warp.
  public override init() { super.init() }
  /// Returns the warp itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
