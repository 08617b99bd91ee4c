internal import TactusCrashReports

/// A page on which the user writes a post for a service, of which the system has none.
///
/// Step Accounts.SL1.
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
  private let service: String

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Creates no controller, as no service is there.
  ///
  /// - Parameter serviceType: The service.
  public init!(forServiceType serviceType: String!) {
    RuntimeWarning.once(
      "SLComposeViewController: the system has no services for posts, as since iOS 11; see "
        + "isAvailable(forServiceType:) before",
      namesPlace: true)
    return nil
  }

  /// Archives have no service, so there is no such controller.
  public required init?(coder: NSCoder) { return nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Returns whether the user can post to a service: no.
  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The service.
  open var serviceType: String! { service }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A closure that receives what the user has done; never called, as there is no controller.
  open var completionHandler: SLComposeViewControllerCompletionHandler!

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Sets the text, and returns whether it was set: no.
  @discardableResult
  open func setInitialText(_ text: String!) -> Bool { false }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Adds a picture, and returns whether it was added: no.
  @discardableResult
  open func add(_ image: UIImage!) -> Bool { false }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Adds an address, and returns whether it was added: no.
  @discardableResult
  open func add(_ url: URL!) -> Bool { false }

  /// Removes the pictures, and returns whether there are none: yes.
  @discardableResult
  open func removeAllImages() -> Bool { true }

  /// Removes the addresses, and returns whether there are none: yes.
  @discardableResult
  open func removeAllURLs() -> Bool { true }
}
