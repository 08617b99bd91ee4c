internal import TactusVirtualTime

/// A product page of the App Store, which the phone does not have: it says so, and has a close
/// button.
///
/// Steps Purchases.PG1….
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Creates a page.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a page from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Loads a product, which fails, as there is no App Store.
  @preconcurrency
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    StorePages.noteStore("SKStoreProductViewController")
    PhoneTime.runLater { block?(false, SKError(.storeProductNotAvailable)) }
  }

  /// Loads an advertised product, which fails, as there is no App Store.
  @preconcurrency
  open func loadProduct(
    withParameters parameters: [String: Any], impression: SKAdImpression,
    completionBlock block: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { loadProduct(withParameters: parameters, completionBlock: block) }

  /// Loads a product, which fails, as there is no App Store.
  ///
  /// - Throws: `SKError.storeProductNotAvailable`.
  @discardableResult
  open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
    try await withCheckedThrowingContinuation { next in
      loadProduct(withParameters: parameters) { isLoaded, error in
        next.resume(with: error.map { .failure($0) } ?? .success(isLoaded))
      }
    }
  }

  /// Loads an advertised product, which fails, as there is no App Store.
  ///
  /// - Throws: `SKError.storeProductNotAvailable`.
  @discardableResult
  open func loadProduct(
    withParameters parameters: [String: Any], impression: SKAdImpression
  ) async throws -> Bool { try await loadProduct(withParameters: parameters) }

  /// Creates the label and the button.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "No App Store"
    label.textColor = .secondaryLabel
    let button = UIButton(type: .system)
    button.setTitle("Done", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.productViewControllerDidFinish(self)
      }, for: .touchUpInside)
    for part in [label, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      button.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      button.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
    ])
  }
}
