/// A storyboard file; its view controllers cannot be instantiated here.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Creates a storyboard without a name, for tests that override its methods.
  public override init() {
    name = ""
    super.init()
  }

  /// Creates a storyboard of a file; a `nil` bundle is the app's own.
  public required init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Traps, because storyboards are not supported.
  open func instantiateInitialViewController() -> UIViewController? { fail("initial") }

  /// Traps, because storyboards are not supported.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    fail("'\(identifier)'")
  }

  /// Traps, because storyboards are not supported.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { fail("initial") }

  /// Traps, because storyboards are not supported.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController { fail("'\(identifier)'") }

  private func fail(_ controller: String) -> Never {
    programmingError(
      "the \(controller) view controller of '\(name).storyboard' cannot be created, because "
        + "storyboards are not supported; create it in code")
  }

  /// The name of the file, without its extension.
  package var fileName: String { name }

  // MARK: Internals

  private let name: String
}
