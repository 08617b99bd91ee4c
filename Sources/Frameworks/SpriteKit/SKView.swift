/// A view subclass that renders a SpriteKit scene, which is empty here (Scenes.SC1).
@preconcurrency @MainActor
open class SKView: UIView {
  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    SpriteWarning.write("SKView")
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    SpriteWarning.write("SKView")
  }

  /// The scene, which is not drawn.
  open var scene: SKScene? { shown }
  /// A Boolean value that indicates whether the scene pauses.
  open var isPaused = false
  /// A Boolean value that indicates whether the rate of frames is shown.
  open var showsFPS = false
  /// A Boolean value that indicates whether the number of nodes is shown.
  open var showsNodeCount = false
  /// A Boolean value that indicates whether nodes are drawn in any order.
  open var ignoresSiblingOrder = false

  /// Presents a scene, which is not drawn.
  open func presentScene(_ scene: SKScene?) {
    if let old = shown {
      old.willMove(from: self)
      old.owningView = nil
    }
    shown = scene
    scene?.owningView = self
    scene?.didMove(to: self)
  }

  /// Ends the program, because there is no picture of sprites.
  open func texture(from node: SKNode) -> SKTexture? { SpriteWarning.fail("SKView.texture(from:)") }

  private var shown: SKScene?
}
