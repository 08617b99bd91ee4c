import Synchronization

/// A closure that performs an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A row of a menu that calls a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// The identifiers of actions.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    // The raw values are guesses.
    /// The identifier of an action that pastes.
    public static let paste = Identifier("com.apple.action.paste")
    /// The identifier of an action that pastes in the style of the text around it.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
    /// The identifier of an action that opens the address of the pasteboard.
    public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
    /// The identifier of an action that searches for the text of the pasteboard.
    public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The subtitle.
  ///   - image: The image.
  ///   - identifier: The identifier; nil for a unique one.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: The attributes.
  ///   - state: The state.
  ///   - handler: Performs the action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier =
      identifier ?? Identifier("action-\(Self.lastNumber.add(1, ordering: .relaxed).newValue)")
    (self.discoverabilityTitle, self.attributes, self.state) = (
      discoverabilityTitle, attributes, state
    )
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates an action with an image for its selected state.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The subtitle.
  ///   - image: The image.
  ///   - selectedImage: The image while the action is selected.
  ///   - identifier: The identifier; nil for a unique one.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: The attributes.
  ///   - state: The state.
  ///   - handler: Performs the action.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage?,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
    self.selectedImage = selectedImage
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
  /// The identifier.
  open private(set) var identifier: Identifier
  /// The image while the element is selected; nil for its image (ContextMenus.CM17).
  open var selectedImage: UIImage?
  /// A longer title that explains the purpose.
  open var discoverabilityTitle: String?
  /// The attributes.
  open var attributes: Attributes
  /// The state.
  open var state: State
  /// The object that performs the action, while it does so; nil otherwise.
  open var sender: Any? { currentSender }

  /// Performs the action.
  ///
  /// - Parameters:
  ///   - sender: The object that performs it.
  ///   - target: Has no effect: an action performs its closure.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(for: sender.map { $0 as AnyObject })
  }

  /// Performs the action for a sender.
  package func perform(for sender: AnyObject?) {
    currentSender = sender
    handler(self)
    currentSender = nil
  }

  // MARK: Internals

  private weak var currentSender: AnyObject?
  private let handler: UIActionHandler
  private nonisolated static let lastNumber = Atomic<Int>(0)
}
