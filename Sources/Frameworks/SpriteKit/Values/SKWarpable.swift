/// The protocol for nodes that can be deformed; deformations are not drawn (Scenes.SK40).
@preconcurrency @MainActor
public protocol SKWarpable: NSObjectProtocol {
  /// The deformation.
  var warpGeometry: SKWarpGeometry? { get set }
  /// The number of times that it is divided.
  var subdivisionLevels: Int { get set }
}
