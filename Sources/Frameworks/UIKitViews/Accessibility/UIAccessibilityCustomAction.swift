/// An action that an element offers to assistive technologies, such as deleting a row.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// Creates an action that calls a method; the method receives the action if it has a parameter.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(attributedName: NSAttributedString(string: name), target: target, selector: selector)
  }

  /// Creates an action that calls a method; the attributes of the name determine how it is spoken.
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    (self.attributedName, self.selector) = (attributedName, selector)
    self.target = target.map { $0 as AnyObject }
  }

  /// Creates an action that calls a closure.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(attributedName: NSAttributedString(string: name), actionHandler: actionHandler)
  }

  /// Creates an action that calls a closure; the attributes of the name determine how it is spoken.
  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    (self.attributedName, self.actionHandler) = (attributedName, actionHandler)
    // A selector without a method, which is never called.
    selector = Selector("noAction")
  }

  /// Creates an action with an image that calls a method.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// Creates an action with an image that calls a method; the attributes of the name determine how
  /// it is spoken.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    self.init(attributedName: attributedName, target: target, selector: selector)
    self.image = image
  }

  /// Creates an action with an image that calls a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action with an image that calls a closure; the attributes of the name determine how
  /// it is spoken.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler
  ) {
    self.init(attributedName: attributedName, actionHandler: actionHandler)
    self.image = image
  }

  /// The image of the action; it is stored and not drawn yet.
  open var image: UIImage?
  /// The localized name of the action.
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

  /// Performs the action and returns whether it succeeded (Accessibility.AC10).
  func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    return target.map { selector.perform(on: $0, with: [self]) } ?? false
  }
}
