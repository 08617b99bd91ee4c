internal import TactusCrashReports
internal import TactusVirtualTime

/// A setup page for a music subscription, which the phone does not support: it is empty and fails
/// to load (Purchases.MU2).
@preconcurrency @MainActor
open class SKCloudServiceSetupViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any SKCloudServiceSetupViewControllerDelegate)?

  /// Creates a page.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a page from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Loads the page, which fails, as there is no Apple Music.
  ///
  /// - Parameters:
  ///   - options: What the page offers.
  ///   - completionHandler: Called later on the main queue with false and an error.
  @preconcurrency
  open func load(
    options: [SKCloudServiceSetupOptionsKey: Any],
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    RuntimeWarning.once(
      "SKCloudServiceSetupViewController does not load: the phone has no Apple Music",
      kind: "note")
    PhoneTime.runLater { completionHandler?(false, SKError(.unsupportedPlatform)) }
  }

  /// Loads the page, which fails, as there is no Apple Music.
  ///
  /// - Throws: `SKError.unsupportedPlatform`.
  @discardableResult
  open func load(options: [SKCloudServiceSetupOptionsKey: Any]) async throws -> Bool {
    try await withCheckedThrowingContinuation { next in
      load(options: options) { isLoaded, error in
        next.resume(with: error.map { .failure($0) } ?? .success(isLoaded))
      }
    }
  }

  /// Sets the color of the empty page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  /// Notifies the delegate that the page was dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    delegate?.cloudServiceSetupViewControllerDidDismiss(self)
  }
}
