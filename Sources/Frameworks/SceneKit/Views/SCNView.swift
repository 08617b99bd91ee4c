/// A view for 3D scenes; scenes are kept, but not drawn (Scenes.SC1).
///
/// Its frames run actions and constraints, and it finds nodes at points (Scenes.SC5…).
@preconcurrency @MainActor
open class SCNView: UIView, @preconcurrency SCNSceneRenderer {
  /// A key of the options at a view's creation.
  public struct Option: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The Metal device.
    public static let preferredDevice = Option(rawValue: "SCNPreferredDeviceKey")
    /// The rendering interface.
    public static let preferredRenderingAPI = Option(rawValue: "SCNPreferredRenderingAPIKey")
    /// Whether a processor that saves energy is preferred.
    public static let preferLowPowerDevice = Option(rawValue: "SCNPreferLowPowerDeviceKey")
  }

  /// Creates a view.
  public init(frame: CGRect, options: [String: Any]? = nil) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, options: nil) }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Scene

  /// The scene, which is not drawn.
  open var scene: SCNScene? { didSet { updateFrames() } }
  /// The node whose camera is used; by default the first node with one.
  open var pointOfView: SCNNode? {
    get { chosenView ?? scene.flatMap { Self.camera(in: $0.rootNode) } }
    set { chosenView = newValue }
  }
  /// The delegate.
  open weak var delegate: (any SCNSceneRendererDelegate)?
  /// The scene's time in seconds.
  open var sceneTime: TimeInterval = 0
  /// Whether frames run.
  open var isPlaying = false { didSet { updateFrames() } }
  /// Whether frames run even without changes.
  open var rendersContinuously = false { didSet { updateFrames() } }
  /// Whether the scene's time starts over at its end; stored.
  open var loops = false
  /// The requested frame rate; 0 for the screen's rate.
  open var preferredFramesPerSecond = 60 {
    didSet { link?.framesPerSecond = preferredFramesPerSecond }
  }

  /// Starts the frames.
  open func play(_ sender: Any?) { isPlaying = true }
  /// Stops the frames.
  open func pause(_ sender: Any?) { isPlaying = false }
  /// Stops the frames, and rewinds the scene's time to 0.
  open func stop(_ sender: Any?) { (isPlaying, sceneTime) = (false, 0) }

  // MARK: Look

  /// Whether gestures move the camera; stored.
  open var allowsCameraControl = false
  /// Whether a default light is added to scenes without lights; stored.
  open var autoenablesDefaultLighting = false
  /// Whether rendering statistics are shown; stored.
  open var showsStatistics = false
  /// Whether edges are antialiased over several frames; stored.
  open var isJitteringEnabled = false
  /// The antialiasing mode; stored.
  open var antialiasingMode = SCNAntialiasingMode.multisampling4X
  /// The debugging overlays; stored.
  open var debugOptions: SCNDebugOptions = []

  /// Ends the program, because there is no picture of a scene.
  open func snapshot() -> UIImage { SceneWarning.fail("SCNView.snapshot()") }

  // MARK: Points

  /// Returns the hits at a point of the view, the nearest one first.
  open func hitTest(
    _ point: CGPoint, options: [SCNHitTestOption: Any]? = nil
  ) -> [SCNHitTestResult] {
    guard let scene, let projection else { return [] }
    let place = SIMD3(Float(point.x), Float(point.y), 0)
    return SceneHitSearch(
      from: projection.place(place), to: projection.place(place + SIMD3(0, 0, 1)),
      options: options.map { options in
        Dictionary(options.map { ($0.rawValue, $1) }, uniquingKeysWith: { $1 })
      }
    ).results(of: scene.rootNode)
  }

  /// Returns whether a node's bounding box intersects another node's view frustum.
  open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool {
    guard let projection = SceneProjection(from: pointOfView, bounds.size),
      let box = node.contentBox
    else { return false }
    let corners = [box.min.x, box.max.x].flatMap { x in
      [box.min.y, box.max.y].flatMap { y in
        [box.min.z, box.max.z].map { z in
          SIMD3<Float>(node.convertPosition(SCNVector3(x, y, z), to: nil))
        }
      }
    }
    return projection.isSeen(corners)
  }

  /// Returns the nodes that intersect a node's view frustum.
  open func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode] {
    scene?.rootNode.childNodes { node, _ in
      node.geometry != nil && isNode(node, insideFrustumOf: pointOfView)
    } ?? []
  }

  /// Projects a scene position to a point of the view and a depth, 0…1.
  open func projectPoint(_ point: SCNVector3) -> SCNVector3 {
    SCNVector3(projection?.point(SIMD3(point)) ?? .zero)
  }

  /// Unprojects a point of the view and a depth, 0…1, to a scene position.
  open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 {
    SCNVector3(projection?.place(SIMD3(point)) ?? .zero)
  }

  // MARK: Frames

  /// Starts or stops the frames.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateFrames()
  }

  private var chosenView: SCNNode?
  private var link: FrameLink?
  private var last: TimeInterval?

  private func setUp() {
    SceneWarning.write("SCNView")
    SceneViews.add(self)
  }

  private var projection: SceneProjection? { SceneProjection(from: pointOfView, bounds.size) }

  private static func camera(in node: SCNNode) -> SCNNode? {
    if node.camera != nil { return node }
    return node.childNodes { node, stop in
      if node.camera != nil { stop.pointee = true }
      return node.camera != nil
    }.first
  }

  private var wantsFrames: Bool {
    guard window != nil, let scene else { return false }
    return isPlaying || rendersContinuously || !scene.isPaused && scene.rootNode.hasWork
  }

  /// Starts or stops the frames (Scenes.SC10).
  func updateFrames() {
    guard wantsFrames else {
      if let link {
        link.stop()
        (self.link, last) = (nil, nil)
      }
      return
    }
    guard link == nil else { return }
    link = FrameLink(framesPerSecond: preferredFramesPerSecond) { [weak self] in
      self?.step(to: $0)
    }
  }

  /// Runs a frame of the scene.
  package func step(to time: TimeInterval) {
    guard let scene else { return updateFrames() }
    let passed = last.map { max(time - $0, 0) } ?? 0
    last = time
    sceneTime += passed
    delegate?.renderer(self, updateAtTime: time)
    if !scene.isPaused { scene.rootNode.advanceActions(by: passed) }
    delegate?.renderer(self, didApplyAnimationsAtTime: time)
    delegate?.renderer(self, didSimulatePhysicsAtTime: time)
    scene.rootNode.applyConstraints(seenFrom: pointOfView)
    delegate?.renderer(self, didApplyConstraintsAtTime: time)
    delegate?.renderer(self, willRenderScene: scene, atTime: time)
    delegate?.renderer(self, didRenderScene: scene, atTime: time)
    updateFrames()
  }
}
