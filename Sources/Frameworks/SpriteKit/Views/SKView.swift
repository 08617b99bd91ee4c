/// A view that runs and draws a scene with Core Graphics (Scenes.SK5…).
@preconcurrency @MainActor
open class SKView: UIView {
  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  // MARK: Presenting

  /// The presented scene.
  open var scene: SKScene? { shown }

  /// Presents a scene; nil removes the current one.
  open func presentScene(_ scene: SKScene?) { show(scene) }

  /// Presents a scene with a transition (Scenes.SK35).
  open func presentScene(_ scene: SKScene, transition: SKTransition) {
    let old = shown
    show(scene)
    if let old, old !== scene { self.transition = RunningTransition(from: old, transition) }
  }

  /// The delegate.
  open weak var delegate: (any SKViewDelegate)?

  // MARK: Running

  /// Whether the scene is paused.
  open var isPaused = false {
    didSet { updateLink() }
  }
  /// The requested frame rate; 0 for the screen's rate.
  open var preferredFramesPerSecond = 60 {
    didSet { link?.framesPerSecond = preferredFramesPerSecond }
  }
  /// The requested frame rate; an older name for `preferredFramesPerSecond`.
  open var preferredFrameRate: Float {
    get { Float(preferredFramesPerSecond) }
    set { preferredFramesPerSecond = Int(newValue) }
  }
  /// The number of sixtieths of a second per frame; an older form of `preferredFramesPerSecond`.
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = 60 / max(1, newValue) }
  }

  // MARK: Drawing

  /// Whether siblings with equal z positions may be drawn in any order; they always keep the tree's
  /// order.
  open var ignoresSiblingOrder = false
  /// Whether the view's background shows through the scene.
  open var allowsTransparency = false {
    didSet {
      isOpaque = !allowsTransparency
      setNeedsDisplay()
    }
  }
  /// Whether invisible nodes are culled; stored.
  open var shouldCullNonVisibleNodes = true
  /// Whether the scene is rendered asynchronously; stored.
  open var isAsynchronous = true
  /// Whether the depth and stencil buffer is turned off; stored.
  open var disableDepthStencilBuffer = false
  /// Whether the frame rate is shown in the lower right corner.
  open var showsFPS = false
  /// Whether the node count is shown in the lower right corner.
  open var showsNodeCount = false
  /// Whether the draw call count is shown; stored.
  open var showsDrawCount = false
  /// Whether the quad count is shown; stored.
  open var showsQuadCount = false
  /// Whether physics bodies are outlined.
  open var showsPhysics = false
  /// Whether the physics fields are shown; stored.
  open var showsFields = false

  /// Draws the scene.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawScene(in: context)
  }

  /// Returns an image of a node and its descendants; nil if they have no content.
  open func texture(from node: SKNode) -> SKTexture? { picture(of: node, crop: nil) }

  /// Returns an image of a part of a node and its descendants.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - crop: The part, in the coordinates of the node's parent.
  open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
    picture(of: node, crop: crop)
  }

  // MARK: Coordinates

  /// Converts a point of the view to a scene.
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
    scene.convertPoint(fromView: point)
  }
  /// Converts a point of a scene to the view.
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
    scene.convertPoint(toView: point)
  }

  // MARK: Events

  /// Starts or stops the frames of the scene.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateLink()
  }
  /// Fits the scene into a new size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fitScene()
  }
  /// Passes touches to the nodes on which they began.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { targets[ObjectIdentifier(touch)] = target(of: touch) }
    send(touches) { $0.touchesBegan($1, with: event) }
  }
  /// Passes changes of touches to the nodes on which they began.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    send(touches) { $0.touchesMoved($1, with: event) }
  }
  /// Passes the end of touches to the nodes on which they began.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    send(touches) { $0.touchesEnded($1, with: event) }
    for touch in touches { targets[ObjectIdentifier(touch)] = nil }
  }
  /// Passes the cancellation of touches to the nodes on which they began.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    send(touches) { $0.touchesCancelled($1, with: event) }
    for touch in touches { targets[ObjectIdentifier(touch)] = nil }
  }

  // MARK: Internals

  private var shown: SKScene?
  /// The transition to the scene; nil after its end.
  private(set) var transition: RunningTransition?
  private var link: FrameLink?
  /// The times of the frames of the last second.
  package private(set) var frameTimes: [TimeInterval] = []
  /// The nodes on which the current touches began.
  private var targets: [ObjectIdentifier: SKNode] = [:]

  private func show(_ scene: SKScene?) {
    if let old = shown {
      old.willMove(from: self)
      old.owningView = nil
      old.silence()
    }
    (targets, transition) = ([:], nil)
    scene?.owningView?.presentScene(nil)
    shown = scene
    scene?.owningView = self
    scene?.lastTime = nil
    fitScene()
    scene?.didMove(to: self)
    updateLink()
    setNeedsDisplay()
  }

  /// Resizes a scene that follows the view's size.
  func fitScene() {
    guard let scene = shown, scene.scaleMode == .resizeFill, bounds.width > 0, bounds.height > 0
    else { return }
    if scene.size != bounds.size { scene.size = bounds.size }
  }

  private func updateLink() {
    guard shown != nil, window != nil, !isPaused else {
      link?.stop()
      link = nil
      return
    }
    guard link == nil else { return }
    link = FrameLink(framesPerSecond: preferredFramesPerSecond) { [weak self] in self?.step(to: $0)
    }
  }

  /// Runs a frame of the scene, and draws it.
  package func step(to time: TimeInterval) {
    guard let scene = shown, !isPaused,
      delegate?.view(self, shouldRenderAtTime: time) ?? true
    else { return }
    frameTimes = frameTimes.filter { $0 > time - 1 && $0 < time } + [time]
    if transition?.advance(to: time) == true { transition = nil }
    if transition == nil || transition?.transition.pausesIncomingScene == false {
      scene.advance(to: time, limited: true)
    }
    setNeedsDisplay()
  }

  private func send(_ touches: Set<UITouch>, _ body: (SKNode, Set<UITouch>) -> Void) {
    let groups = Dictionary(grouping: touches) { targets[ObjectIdentifier($0)] }
    for case (let node?, let touches) in groups { body(node, Set(touches)) }
  }

  /// Returns the foremost node that accepts a touch (Scenes.SK34).
  private func target(of touch: UITouch) -> SKNode? {
    guard let scene = shown else { return nil }
    let point = scene.convertPoint(fromView: touch.location(in: self))
    let node = scene.descendants(at: point).first(where: \.isUserInteractionEnabled)
    return node ?? (scene.isUserInteractionEnabled ? scene : nil)
  }
}
