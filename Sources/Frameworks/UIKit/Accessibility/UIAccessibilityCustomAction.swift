/// Something that is offered beside what a tap does, such as to delete a row.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does it, and says whether it could.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// Makes an action that calls a method, with the action if the method takes one.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(attributedName: NSAttributedString(string: name), target: target, selector: selector)
  }

  /// Makes an action that calls a method; the name says how it is to be spoken.
  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    (self.attributedName, self.selector) = (attributedName, selector)
    self.target = target.map { $0 as AnyObject }
  }

  /// Makes an action that calls a closure.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(attributedName: NSAttributedString(string: name), actionHandler: actionHandler)
  }

  /// Makes an action that calls a closure; the name says how it is to be spoken.
  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    (self.attributedName, self.actionHandler) = (attributedName, actionHandler)
    // What is no method is never called.
    selector = Selector("noAction")
  }

  /// Makes an action with a picture that calls a method.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// Makes an action with a picture that calls a method; the name says how it is to be spoken.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    self.init(attributedName: attributedName, target: target, selector: selector)
    self.image = image
  }

  /// Makes an action with a picture that calls a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Makes an action with a picture that calls a closure; the name says how it is to be spoken.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler
  ) {
    self.init(attributedName: attributedName, actionHandler: actionHandler)
    self.image = image
  }

  /// Stands beside the name; nothing draws it yet.
  open var image: UIImage?
  /// What people read or hear.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The same, with how it is to be spoken.
  open var attributedName: NSAttributedString
  /// Whose method is called; not kept alive.
  open weak var target: AnyObject?
  /// The method that is called where there is no closure.
  open var selector: Selector
  /// What is called first of all.
  open var actionHandler: Handler?

  // MARK: Internals

  /// Does it (AC10).
  func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    return target.map { selector.perform(on: $0, with: [self]) } ?? false
  }
}
