@_spi(UIKitModules) import TactusUIKitViews

/// The nib of a prototype cell or another reused view of a storyboard (Storyboards.TC1).
final class PrototypeNib: UINib {
  private let element: NibElement
  private let board: UIStoryboard
  private weak var scene: StoryboardScene?

  /// Creates a nib of an element.
  init(_ element: NibElement, in scene: StoryboardScene, _ board: UIStoryboard) {
    (self.element, self.scene, self.board) = (element, scene, board)
    super.init(data: Data(), bundle: board.bundle)
  }

  /// Creates the view, connected to the scene's controller.
  override func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    let decoder = NibDecoder(board.content.path, bundle: board.bundle, owner: nil)
    decoder.scene = scene
    scene?.registerController(in: decoder)
    guard let view = decoder.object(of: element) else { return [] }
    decoder.finish(NibElement("objects", [:], [element]), isLast: true)
    return [view]
  }
}

extension StoryboardScene {
  /// Makes the controller known to a decoder, as the target of actions.
  func registerController(in decoder: NibDecoder) {
    if let controller { decoder.register(controller, as: elementOfController) }
  }
}
