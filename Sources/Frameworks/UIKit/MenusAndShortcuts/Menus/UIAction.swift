import Synchronization

/// Does what an action stands for.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something that is done, with its name.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name of text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name of text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - subtitle: What is said beneath that.
  ///   - image: Its picture.
  ///   - identifier: What tells it apart; nil for a name that no other has.
  ///   - discoverabilityTitle: A longer name.
  ///   - attributes: What is special about it.
  ///   - state: Whether there is a mark beside it.
  ///   - handler: Does it.
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
  /// What tells it apart.
  open private(set) var identifier: Identifier
  /// A longer name.
  open var discoverabilityTitle: String?
  /// What is special about it.
  open var attributes: Attributes
  /// Whether there is a mark beside it.
  open var state: State
  /// Who has it done, while it is done; nil otherwise.
  open private(set) weak var sender: AnyObject?

  /// Does it, for somebody.
  func perform(for sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  // MARK: Internals

  private let handler: UIActionHandler
  private nonisolated static let lastNumber = Atomic<Int>(0)
}
