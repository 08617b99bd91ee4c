public import AVFAudio

/// An object that organizes all of the active SpriteKit content (Scenes.SK5…).
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
  /// The way in which the scene fills its view.
  open var scaleMode = SKSceneScaleMode.fill {
    didSet { view?.fitScene() }
  }
  /// The color behind the nodes.
  open var backgroundColor = UIColor(white: 0.15, alpha: 1)
  /// The point of the view, 0…1 from the lower left corner, at which the scene's origin is.
  open var anchorPoint = CGPoint.zero
  /// The camera, whose position is in the middle of the view; nil for none.
  open weak var camera: SKCameraNode?
  /// The delegate, whose methods are called in place of the scene's.
  open weak var delegate: (any SKSceneDelegate)?
  /// The view that presents the scene.
  open var view: SKView? { owningView }
  /// The simulation of the physics bodies.
  open var physicsWorld: SKPhysicsWorld { world }
  /// The node that hears sounds; stored, as positions do not change sounds.
  open weak var listener: SKNode?
  /// The engine of the scene's sounds; the scene itself does not use it (Scenes.SK40).
  open private(set) lazy var audioEngine = AVAudioEngine()
  /// The rectangle of the visible part.
  open override var frame: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  // MARK: Coordinates

  /// Converts a point of the view.
  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    point.applying(viewTransform.inverted())
  }
  /// Converts a point to the view.
  open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(viewTransform) }

  // MARK: Events

  /// Tells the scene that it was created.
  open func sceneDidLoad() {
    // does nothing
  }
  /// Tells the scene that its size has changed.
  open func didChangeSize(_ oldSize: CGSize) {
    // does nothing
  }
  /// Tells the scene that a view presents it.
  open func didMove(to view: SKView) {
    // does nothing
  }
  /// Tells the scene that a view will no longer present it.
  open func willMove(from view: SKView) {
    // does nothing
  }
  /// Tells the scene to update itself, at the beginning of a frame.
  open func update(_ currentTime: TimeInterval) {
    // does nothing
  }
  /// Tells the scene that the actions of a frame were evaluated.
  open func didEvaluateActions() {
    // does nothing
  }
  /// Tells the scene that the physics of a frame were simulated.
  open func didSimulatePhysics() {
    // does nothing
  }
  /// Tells the scene that the constraints of a frame were applied.
  open func didApplyConstraints() {
    // does nothing
  }
  /// Tells the scene that a frame is complete.
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

  // A scene is a root, whose own position does not matter (documented).
  override var transform: CGAffineTransform { .identity }
  override var contentRect: CGRect? { frame }

  override func takeProperties(of node: SKNode) {
    super.takeProperties(of: node)
    guard let node = node as? SKScene else { return }
    (size, scaleMode) = (node.size, node.scaleMode)
    (backgroundColor, anchorPoint) = (node.backgroundColor, node.anchorPoint)
  }
}
