internal import TactusCrashReports

/// A compose sheet for a social service; the system has no such services.
///
/// Creation always fails (Accounts.SL1).
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
  private let service: String

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Returns nil: no service is available.
  ///
  /// - Parameter serviceType: The service.
  public init!(forServiceType serviceType: String!) {
    RuntimeWarning.once(
      "SLComposeViewController: the system has no services for posts, as since iOS 11; see "
        + "isAvailable(forServiceType:) before",
      namesPlace: true)
    return nil
  }

  /// Returns nil: no service is available.
  public required init?(coder: NSCoder) { return nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Returns whether a service is available; always false.
  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The service.
  open var serviceType: String! { service }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// A closure that receives the result; never called, because no controller can be created.
  open var completionHandler: SLComposeViewControllerCompletionHandler!

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Does nothing, and returns false: the text is not set.
  @discardableResult
  open func setInitialText(_ text: String!) -> Bool { false }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Does nothing, and returns false: the image is not added.
  @discardableResult
  open func add(_ image: UIImage!) -> Bool { false }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Does nothing, and returns false: the URL is not added.
  @discardableResult
  open func add(_ url: URL!) -> Bool { false }

  /// Returns true: there are no images.
  @discardableResult
  open func removeAllImages() -> Bool { true }

  /// Returns true: there are no URLs.
  @discardableResult
  open func removeAllURLs() -> Bool { true }
}
