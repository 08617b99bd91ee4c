/// A transition between two view controllers, of a storyboard or of the app's code
/// (Storyboards.SG1…).
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

  /// The closure that performs the transition, unless a subclass does; nil to show the destination.
  package var handler: (() -> Void)?

  private let ownIdentifier: String?
  private let ownSource, ownDestination: UIViewController
}
