public import Metal

/// A renderer without a view; it draws nothing.
open class SCNRenderer: NSObject {
  /// Creates a renderer, which draws nothing.
  public init(device: (any MTLDevice)?, options: [AnyHashable: Any]? = nil) {
    super.init()
    SceneWarning.write("SCNRenderer")
  }

  /// The scene, which is not drawn.
  open var scene: SCNScene?
  /// The node whose camera is used.
  open var pointOfView: SCNNode?

  /// Ends the program, because there is no picture of a scene.
  open func snapshot(atTime time: CFTimeInterval, with size: CGSize) -> UIImage {
    SceneWarning.fail("SCNRenderer.snapshot(atTime:with:)")
  }
}
