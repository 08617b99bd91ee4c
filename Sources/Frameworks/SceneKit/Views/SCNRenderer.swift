public import Metal

/// A renderer for displaying a SceneKit scene in an existing Metal workflow, which does not exist
/// here.
open class SCNRenderer: NSObject {
  /// Creates a renderer, which draws nothing.
  public init(device: (any MTLDevice)?, options: [AnyHashable: Any]? = nil) {
    super.init()
    SceneWarning.write("SCNRenderer")
  }

  /// The scene, which is not drawn.
  open var scene: SCNScene?
  /// The node from which the scene is seen.
  open var pointOfView: SCNNode?

  /// Ends the program, because there is no picture of a scene.
  open func snapshot(atTime time: CFTimeInterval, with size: CGSize) -> UIImage {
    SceneWarning.fail("SCNRenderer.snapshot(atTime:with:)")
  }
}
