/// A container for the node hierarchy and global properties that together form a displayable 3D
/// scene; it is not drawn here (Scenes.SC1).
open class SCNScene: NSObject, NSSecureCoding, @unchecked Sendable {
  /// Creates an empty scene.
  public override init() { super.init() }

  /// Creates an empty scene, because scenes are not archived.
  public required init?(coder: NSCoder) { super.init() }
  /// Whether the class is decoded securely.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes nothing.
  open func encode(with coder: NSCoder) {
    // does nothing
  }

  /// Returns nil: files of scenes are not read.
  public convenience init?(named name: String) {
    SceneWarning.write("SCNScene(named: \"\(name)\")")
    return nil
  }

  /// Returns nil: files of scenes are not read.
  public convenience init?(
    named name: String, inDirectory directory: String?,
    options: [SCNSceneSource.LoadingOption: Any]? = nil
  ) { self.init(named: name) }

  /// Throws an error: files of scenes are not read.
  public convenience init(
    url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil
  ) throws {
    SceneWarning.write("SCNScene(url: \(url.lastPathComponent))")
    throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url])
  }

  /// The root of the nodes.
  open var rootNode: SCNNode { root }
  /// The background.
  open var background: SCNMaterialProperty { ground }
  /// The surroundings that light the scene.
  open var lightingEnvironment: SCNMaterialProperty { surroundings }
  /// The distance from which on there is fog.
  open var fogStartDistance: CGFloat = 0
  /// The distance from which on there is only fog; 0 for no fog.
  open var fogEndDistance: CGFloat = 0
  /// The way in which fog becomes thicker.
  open var fogDensityExponent: CGFloat = 1
  /// The color of fog.
  open var fogColor: Any = UIColor.white

  /// Returns a property of the file of a scene that the app has set.
  open func attribute(forKey key: String) -> Any? { attributes[key] }

  /// Sets a property of the file of a scene.
  open func setAttribute(_ attribute: Any?, forKey key: String) { attributes[key] = attribute }

  /// Whether actions and physics pause.
  open var isPaused = false

  private var attributes: [String: Any] = [:]
  private let surroundings = SCNMaterialProperty()
  private let root = SCNNode()
  private let ground = SCNMaterialProperty()
}
