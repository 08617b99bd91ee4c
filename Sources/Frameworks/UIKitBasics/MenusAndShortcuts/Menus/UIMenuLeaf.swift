/// An element of a menu that does something: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: UIMenuElement {
  /// The title.
  var title: String { get set }
  /// The image.
  var image: UIImage? { get set }
  /// The image while the element is selected; nil for its image (ContextMenus.CM17).
  var selectedImage: UIImage? { get set }
  /// A longer title that explains the purpose.
  var discoverabilityTitle: String? { get set }
  /// The attributes.
  var attributes: UIMenuElement.Attributes { get set }
  /// The state.
  var state: UIMenuElement.State { get set }
  /// The object that performs the element, while it does so; nil otherwise.
  var sender: Any? { get }
  /// Performs the element.
  ///
  /// - Parameters:
  ///   - sender: The object that performs it.
  ///   - target: The receiver of a command; nil for the first responder that has its method.
  func performWithSender(_ sender: Any?, target: Any?)
}
