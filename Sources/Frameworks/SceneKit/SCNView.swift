/// A view for displaying 3D SceneKit content, which is empty here (Scenes.SC1).
@preconcurrency @MainActor
open class SCNView: UIView {
  /// Creates a view.
  public init(frame: CGRect, options: [String: Any]? = nil) {
    super.init(frame: frame)
    SceneWarning.write("SCNView")
  }

  /// Creates a view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, options: nil) }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    SceneWarning.write("SCNView")
  }

  /// The scene, which is not drawn.
  open var scene: SCNScene?
  /// The node from which the scene is seen.
  open var pointOfView: SCNNode?
  /// A Boolean value that indicates whether gestures move the camera.
  open var allowsCameraControl = false
  /// A Boolean value that indicates whether there is light without lights.
  open var autoenablesDefaultLighting = false
  /// A Boolean value that indicates whether statistics are shown.
  open var showsStatistics = false
  /// A Boolean value that indicates whether the scene plays.
  open var isPlaying = false

  /// Ends the program, because there is no picture of a scene.
  open func snapshot() -> UIImage { SceneWarning.fail("SCNView.snapshot()") }
}
