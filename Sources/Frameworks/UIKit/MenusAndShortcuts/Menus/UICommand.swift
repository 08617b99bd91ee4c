/// Something that is done by whoever on the responder chain knows how.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - image: Its picture.
  ///   - action: The method that does it.
  ///   - propertyList: Whatever tells it apart from others with the same method.
  ///   - alternates: What it is while other keys are held.
  ///   - discoverabilityTitle: A longer name.
  ///   - attributes: What is special about it.
  ///   - state: Whether there is a mark beside it.
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

  /// What it is called.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// Its picture.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A longer name.
  open var discoverabilityTitle: String?
  /// The method that does it.
  open private(set) var action: Selector
  /// Whatever tells it apart from others with the same method.
  open private(set) var propertyList: Any?
  /// What is special about it.
  open var attributes: Attributes
  /// Whether there is a mark beside it.
  open var state: State
  /// What it is while other keys are held.
  open private(set) var alternates: [UICommandAlternate]
}
