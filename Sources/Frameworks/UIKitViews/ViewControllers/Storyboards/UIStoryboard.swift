/// A storyboard file, from which view controllers are created (Storyboards.SB1…).
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Creates a storyboard without a name, for tests that override its methods.
  public override init() {
    (name, bundle) = ("", .main)
    super.init()
  }

  /// Creates a storyboard of a file; a `nil` bundle is the app's own.
  public required init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    (self.name, bundle) = (name, storyboardBundleOrNil ?? .main)
    super.init()
  }

  /// Creates the initial view controller; nil if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    content.makeController(nil, creator: nil)
  }

  /// Creates the view controller with an identifier; traps if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    required(content.makeController(identifier, creator: nil), identifier)
  }

  /// Creates the initial view controller by a function, or by its class if that returns nil.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let made = content.makeController(nil, creator: creator) else { return nil }
    return cast(made, "the initial view controller")
  }

  /// Creates a view controller by a function, or by its class if that returns nil.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = required(content.makeController(identifier, creator: creator), identifier)
    return cast(made, "the view controller '\(identifier)'")
  }

  private func required(_ made: UIViewController?, _ identifier: String) -> UIViewController {
    guard let made else {
      programmingError(
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'",
        exception: "NSInvalidArgumentException")
    }
    return made
  }

  private func cast<ViewController>(_ made: UIViewController, _ role: String) -> ViewController {
    guard let result = made as? ViewController else {
      programmingError(
        "\(role) of '\(name).storyboard' is a \(type(of: made)), but a \(ViewController.self) is "
          + "expected")
    }
    return result
  }

  /// The name of the file, without its extension.
  package var fileName: String { name }
  /// The bundle of the file.
  package let bundle: Bundle
  /// The scenes that have been read; nil before.
  package var file: AnyObject?

  // MARK: Internals

  private var content: any StoryboardInstantiating {
    implementedAbove(self, as: (any StoryboardInstantiating).self)
  }

  private let name: String
}
