/// The view controller, action and sender of an unwind segue.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The view controller from which the segue unwinds.
  open var source: UIViewController { ownSource }
  /// The action.
  open var unwindAction: Selector { ownAction }
  /// The object that caused the segue.
  open var sender: Any? { ownSender }

  package init(_ source: UIViewController, _ action: Selector, _ sender: Any?) {
    (ownSource, ownAction, ownSender) = (source, action, sender)
  }

  private let ownSource: UIViewController
  private let ownAction: Selector
  private let ownSender: Any?
}
