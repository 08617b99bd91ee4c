/// A transition between two view controllers.
///
/// Only apps' code creates segues, because storyboards are not supported.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// Creates a segue that calls a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Creates a segue.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (ownIdentifier, ownSource, ownDestination) = (identifier, source, destination)
    super.init()
  }

  /// The identifier.
  open var identifier: String? { ownIdentifier }
  /// The view controller from which the transition starts.
  open var source: UIViewController { ownSource }
  /// The view controller at which the transition ends.
  open var destination: UIViewController { ownDestination }

  /// Performs the transition: calls the closure, or shows the destination from the source.
  open func perform() {
    if let handler { return handler() }
    source.show(destination, sender: self)
  }

  private let ownIdentifier: String?
  private let ownSource, ownDestination: UIViewController
  private var handler: (() -> Void)?
}
