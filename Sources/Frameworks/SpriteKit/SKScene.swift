/// An object that organizes all of the active SpriteKit content; it is not drawn here
/// (Scenes.SC1).
open class SKScene: SKNode {
  /// Creates a scene with a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }

  /// The size.
  open var size: CGSize
  /// The way the scene fills its view.
  open var scaleMode = SKSceneScaleMode.fill
  /// The background color.
  open var backgroundColor = UIColor(white: 0.15, alpha: 1)
  /// The point of the scene that is at the origin.
  open var anchorPoint = CGPoint.zero
  /// The view.
  open var view: SKView? { owningView }

  /// Tells the scene that it was created.
  open func sceneDidLoad() {
    // does nothing
  }
  /// Tells the scene that a view presents it.
  open func didMove(to view: SKView) {
    // does nothing
  }
  /// Tells the scene that a view no longer presents it.
  open func willMove(from view: SKView) {
    // does nothing
  }
  /// Tells the scene to update itself; never called, because nothing is drawn.
  open func update(_ currentTime: TimeInterval) {
    // does nothing
  }

  weak var owningView: SKView?
}
