/// A container for the node hierarchy and global properties that together form a displayable 3D
/// scene; it is not drawn here (Scenes.SC1).
open class SCNScene: NSObject, @unchecked Sendable {
  /// Creates an empty scene.
  public override init() { super.init() }

  /// Returns nil: files of scenes are not read.
  public convenience init?(named name: String) {
    SceneWarning.write("SCNScene(named: \"\(name)\")")
    return nil
  }

  /// The root of the nodes.
  open var rootNode: SCNNode { root }
  /// The background.
  open var background: SCNMaterialProperty { ground }
  /// A Boolean value that indicates whether actions and physics pause.
  open var isPaused = false

  private let root = SCNNode()
  private let ground = SCNMaterialProperty()
}
