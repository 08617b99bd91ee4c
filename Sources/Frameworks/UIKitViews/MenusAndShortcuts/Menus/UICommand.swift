/// A menu element that sends an action to the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - action: The method that is called.
  ///   - propertyList: Data that distinguishes commands with the same method.
  ///   - alternates: The alternates for other modifier keys.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: The attributes.
  ///   - state: The state.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (
      discoverabilityTitle, attributes, state
    )
    super.init(title: title, subtitle: nil, image: image)
  }

  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The image of the selected element; nil for `image` (ContextMenus.CM17).
  open var selectedImage: UIImage?
  /// A longer title that explains the purpose.
  open var discoverabilityTitle: String?
  /// The method that is called.
  open private(set) var action: Selector
  /// Data that distinguishes commands with the same method.
  open private(set) var propertyList: Any?
  /// The attributes.
  open var attributes: Attributes
  /// The state.
  open var state: State
  /// The alternates for other modifier keys.
  open private(set) var alternates: [UICommandAlternate]
  /// The object that performs the command, during its performance; nil otherwise.
  open var sender: Any? { currentSender }

  /// Sends the action.
  ///
  /// - Parameters:
  ///   - sender: The object that performs the command.
  ///   - target: The receiver; nil for the first responder that implements the method.
  open func performWithSender(_ sender: Any?, target: Any?) {
    currentSender = sender.map { $0 as AnyObject }
    UIApplication.send(action, to: target, from: self, for: nil)
    currentSender = nil
  }

  private weak var currentSender: AnyObject?
}
