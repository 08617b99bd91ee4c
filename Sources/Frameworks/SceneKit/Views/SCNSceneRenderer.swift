/// A player of a scene, which finds its nodes at points (Scenes.SC5, Scenes.SC10).
public protocol SCNSceneRenderer: NSObjectProtocol {
  /// The scene.
  var scene: SCNScene? { get set }
  /// The node whose camera is used.
  var pointOfView: SCNNode? { get set }
  /// The scene's time in seconds.
  var sceneTime: TimeInterval { get set }
  /// The delegate.
  var delegate: (any SCNSceneRendererDelegate)? { get set }
  /// Whether frames run.
  var isPlaying: Bool { get set }
  /// Whether the scene's time starts over at its end.
  var loops: Bool { get set }
  /// Whether a default light is added to scenes without lights.
  var autoenablesDefaultLighting: Bool { get set }
  /// Whether edges are antialiased over several frames.
  var isJitteringEnabled: Bool { get set }
  /// Whether rendering statistics are shown.
  var showsStatistics: Bool { get set }
  /// The debugging overlays.
  var debugOptions: SCNDebugOptions { get set }

  /// Returns the hits at a point.
  func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
  /// Returns whether a node is in another node's view frustum.
  func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool
  /// Projects a scene position to a point and a depth, 0…1.
  func projectPoint(_ point: SCNVector3) -> SCNVector3
  /// Unprojects a point and a depth, 0…1, to a scene position.
  func unprojectPoint(_ point: SCNVector3) -> SCNVector3
}
