public import AVFAudio

/// A tree of nodes with a camera and a physics world, advanced in each frame of its view
/// (Scenes.SK5…).
open class SKScene: SKEffectNode {
  /// Creates a scene without a size.
  public override init() {
    size = .zero
    super.init()
    finishCreation()
  }

  /// Creates a scene with a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
    finishCreation()
  }

  /// Creates a scene from an archive.
  public required init?(coder aDecoder: NSCoder) {
    size = .zero
    super.init(coder: aDecoder)
    if aDecoder.allowsKeyedCoding, aDecoder.containsValue(forKey: "TactusSceneWidth") {
      size = CGSize(
        width: aDecoder.decodeDouble(forKey: "TactusSceneWidth"),
        height: aDecoder.decodeDouble(forKey: "TactusSceneHeight"))
    }
    finishCreation()
  }

  /// Encodes the scene.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding else { return }
    coder.encode(Double(size.width), forKey: "TactusSceneWidth")
    coder.encode(Double(size.height), forKey: "TactusSceneHeight")
  }

  // MARK: Properties

  /// The size of the visible part.
  open var size: CGSize {
    didSet { if size != oldValue { didChangeSize(oldValue) } }
  }
  /// The mode that fits the scene into its view.
  open var scaleMode = SKSceneScaleMode.fill {
    didSet { view?.fitScene() }
  }
  /// The background color.
  open var backgroundColor = UIColor(white: 0.15, alpha: 1)
  /// The unit point of the view at the scene's origin, from the lower left corner.
  open var anchorPoint = CGPoint.zero
  /// The camera, which is centered in the view; nil for none.
  open weak var camera: SKCameraNode?
  /// The delegate, called instead of the scene's own methods.
  open weak var delegate: (any SKSceneDelegate)?
  /// The view that presents the scene.
  open var view: SKView? { owningView }
  /// The physics world.
  open var physicsWorld: SKPhysicsWorld { world }
  /// The node that hears sounds; stored, because sounds have no position.
  open weak var listener: SKNode?
  /// An audio engine for the app; the scene does not use it (Scenes.SK40).
  open private(set) lazy var audioEngine = AVAudioEngine()
  /// The rectangle of the visible part.
  open override var frame: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  // MARK: Coordinates

  /// Converts a point from the view's coordinates.
  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    point.applying(viewTransform.inverted())
  }
  /// Converts a point to the view's coordinates.
  open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(viewTransform) }

  // MARK: Events

  /// Called after the scene was created.
  open func sceneDidLoad() {
    // does nothing
  }
  /// Called after the size has changed.
  open func didChangeSize(_ oldSize: CGSize) {
    // does nothing
  }
  /// Called after a view began to present the scene.
  open func didMove(to view: SKView) {
    // does nothing
  }
  /// Called before a view stops presenting the scene.
  open func willMove(from view: SKView) {
    // does nothing
  }
  /// Called at the beginning of a frame.
  open func update(_ currentTime: TimeInterval) {
    // does nothing
  }
  /// Called after a frame's actions.
  open func didEvaluateActions() {
    // does nothing
  }
  /// Called after a frame's physics.
  open func didSimulatePhysics() {
    // does nothing
  }
  /// Called after a frame's constraints.
  open func didApplyConstraints() {
    // does nothing
  }
  /// Called at the end of a frame.
  open func didFinishUpdate() {
    // does nothing
  }

  /// The view of the scene.
  open override var next: UIResponder? { owningView }

  // MARK: Internals

  weak var owningView: SKView?
  private let world = SKPhysicsWorld()
  /// The time of the last frame; nil before the first.
  package var lastTime: TimeInterval?

  private func finishCreation() {
    isUserInteractionEnabled = true
    shouldEnableEffects = false
    world.scene = self
    sceneDidLoad()
  }

  // A scene is a root, whose own position has no effect (documented).
  override var transform: CGAffineTransform { .identity }
  override var contentRect: CGRect? { frame }

  override func takeProperties(of node: SKNode) {
    super.takeProperties(of: node)
    guard let node = node as? SKScene else { return }
    (size, scaleMode) = (node.size, node.scaleMode)
    (backgroundColor, anchorPoint) = (node.backgroundColor, node.anchorPoint)
  }
}
