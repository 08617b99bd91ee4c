/// A storyboard file; its view controllers cannot be created here.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Creates a storyboard without a name, as tests do that override its methods.
  public override init() {
    name = ""
    super.init()
  }

  /// Creates a storyboard of a file; `nil` for the bundle stands for the app's own.
  public required init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Ends the program, because storyboards are not supported.
  open func instantiateInitialViewController() -> UIViewController? { fail("initial") }

  /// Ends the program, because storyboards are not supported.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    fail("'\(identifier)'")
  }

  /// Ends the program, because storyboards are not supported.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { fail("initial") }

  /// Ends the program, because storyboards are not supported.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController { fail("'\(identifier)'") }

  private func fail(_ controller: String) -> Never {
    programmingError(
      "the \(controller) view controller of '\(name).storyboard' cannot be created, because "
        + "storyboards are not supported; create it in code")
  }

  /// The name of the file, without its suffix.
  package var fileName: String { name }

  // MARK: Internals

  private let name: String
}
