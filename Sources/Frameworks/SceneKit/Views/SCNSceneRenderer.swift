/// An object that shows a scene from a node (Scenes.SC5, Scenes.SC10).
public protocol SCNSceneRenderer: NSObjectProtocol {
  /// The scene.
  var scene: SCNScene? { get set }
  /// The node from which the scene is seen.
  var pointOfView: SCNNode? { get set }
  /// The time of the scene, in seconds.
  var sceneTime: TimeInterval { get set }
  /// The delegate.
  var delegate: (any SCNSceneRendererDelegate)? { get set }
  /// Whether each frame is one of the scene.
  var isPlaying: Bool { get set }
  /// Whether the scene's time begins again.
  var loops: Bool { get set }
  /// Whether there is light without lights.
  var autoenablesDefaultLighting: Bool { get set }
  /// Whether edges are made smoother over several frames.
  var isJitteringEnabled: Bool { get set }
  /// Whether statistics are shown.
  var showsStatistics: Bool { get set }
  /// The marks by which errors are found.
  var debugOptions: SCNDebugOptions { get set }

  /// Returns the nodes at a point.
  func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
  /// Returns whether a node can be seen from another one.
  func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool
  /// Returns the point and the depth, 0…1, of a place of the scene.
  func projectPoint(_ point: SCNVector3) -> SCNVector3
  /// Returns the place of the scene of a point and a depth, 0…1.
  func unprojectPoint(_ point: SCNVector3) -> SCNVector3
}
