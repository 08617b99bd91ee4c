/// A scene graph with a background and fog; scenes are kept, but not drawn (Scenes.SC1).
open class SCNScene: NSObject, NSSecureCoding, @unchecked Sendable {
  /// Creates an empty scene.
  public override init() { super.init() }

  /// Creates an empty scene, because scenes are not archived.
  public required init?(coder: NSCoder) { super.init() }
  /// Whether the class is decoded securely: true.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes nothing.
  open func encode(with coder: NSCoder) {
    // does nothing
  }

  /// Returns nil: scene files are not read.
  public convenience init?(named name: String) {
    SceneWarning.write("SCNScene(named: \"\(name)\")")
    return nil
  }

  /// Returns nil: scene files are not read.
  public convenience init?(
    named name: String, inDirectory directory: String?,
    options: [SCNSceneSource.LoadingOption: Any]? = nil
  ) { self.init(named: name) }

  /// Throws an error: scene files are not read.
  public convenience init(
    url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil
  ) throws {
    SceneWarning.write("SCNScene(url: \(url.lastPathComponent))")
    throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url])
  }

  /// The root node.
  open var rootNode: SCNNode { root }
  /// The background; stored.
  open var background: SCNMaterialProperty { ground }
  /// The lighting environment; stored.
  open var lightingEnvironment: SCNMaterialProperty { surroundings }
  /// The distance at which fog begins; stored.
  open var fogStartDistance: CGFloat = 0
  /// The distance at which fog is complete; 0 without fog; stored.
  open var fogEndDistance: CGFloat = 0
  /// The exponent of the fog's density; stored.
  open var fogDensityExponent: CGFloat = 1
  /// The color of fog.
  open var fogColor: Any = UIColor.white

  /// Returns an attribute that the app has set.
  open func attribute(forKey key: String) -> Any? { attributes[key] }

  /// Sets an attribute, such as the author's name.
  open func setAttribute(_ attribute: Any?, forKey key: String) { attributes[key] = attribute }

  /// Whether actions are paused.
  open var isPaused = false

  private var attributes: [String: Any] = [:]
  private let surroundings = SCNMaterialProperty()
  private let root = SCNNode()
  private let ground = SCNMaterialProperty()
}
