/// An action that an element offers to assistive technologies, such as deleting a row.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// Creates an action that calls a method; the method receives the action if it has a parameter.
  public init(name: String, target: Any?, selector: Selector) {
    (attributedName, self.selector) = (NSAttributedString(string: name), selector)
    self.target = target.map(messageReceiver)
  }

  /// Creates an action that calls a method; the attributes of the name determine how it is spoken.
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    (self.attributedName, self.selector) = (attributedName, selector)
    self.target = target.map(messageReceiver)
  }

  /// Creates an action that calls a closure.
  public init(name: String, actionHandler: Handler?) {
    (attributedName, self.actionHandler) = (NSAttributedString(string: name), actionHandler)
    selector = Self.none
  }

  /// Creates an action that calls a closure; the attributes of the name determine how it is spoken.
  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    (self.attributedName, self.actionHandler) = (attributedName, actionHandler)
    selector = Self.none
  }

  /// Creates an action with an image that calls a method.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    (attributedName, self.selector) = (NSAttributedString(string: name), selector)
    (self.image, self.target) = (image, target.map(messageReceiver))
  }

  /// Creates an action with an image that calls a method; the attributes of the name determine how
  /// it is spoken.
  public init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    (self.attributedName, self.selector) = (attributedName, selector)
    (self.image, self.target) = (image, target.map(messageReceiver))
  }

  /// Creates an action with an image that calls a closure.
  public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    (attributedName, self.image) = (NSAttributedString(string: name), image)
    (self.actionHandler, selector) = (actionHandler, Self.none)
  }

  /// Creates an action with an image that calls a closure; the attributes of the name determine how
  /// it is spoken.
  public init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler
  ) {
    (self.attributedName, self.image) = (attributedName, image)
    (self.actionHandler, selector) = (actionHandler, Self.none)
  }

  /// The image of the action; it is stored and not drawn yet.
  open var image: UIImage?
  /// The category of the action, such as `UIAccessibilityCustomActionCategoryEdit`; it is stored,
  /// and the rotor offers the action among all others.
  open var category: String?
  /// The name of the action, as VoiceOver reads it.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with speech attributes.
  open var attributedName: NSAttributedString
  /// The object whose method is called; not retained.
  open weak var target: AnyObject?
  /// The method that is called if there is no closure.
  open var selector: Selector
  /// The closure that performs the action; it comes before the method.
  open var actionHandler: Handler?

  // MARK: Internals

  /// A selector without a method, which is never called.
  private static let none = Selector("noAction")

  /// Performs the action and returns whether it succeeded (Accessibility.AC10).
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    return target.map { selector.perform(on: $0, with: [self]) } ?? false
  }
}

/// The category of actions that edit.
public let UIAccessibilityCustomActionCategoryEdit = "UIAccessibilityCustomActionCategoryEdit"
