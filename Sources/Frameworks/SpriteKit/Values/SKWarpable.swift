/// A node with a warp; warps are not drawn (Scenes.SK40).
@preconcurrency @MainActor
public protocol SKWarpable: NSObjectProtocol {
  /// The warp.
  var warpGeometry: SKWarpGeometry? { get set }
  /// The number of subdivisions of the warp.
  var subdivisionLevels: Int { get set }
}
