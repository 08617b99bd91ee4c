internal import TactusCrashReports

/// A controller that shows the URL of a page and a Done button, as there is no browser engine.
///
/// Steps Opening.SF1…
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The settings of a controller; stored.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Creates settings.
    public override init() { super.init() }

    /// Whether Reader is entered if available.
    open var entersReaderIfAvailable = false
    /// Whether the bars collapse while the page scrolls.
    open var barCollapsingEnabled = true
    /// A button of the app's extension; stored.
    open var activityButton: ActivityButton?
  }

  /// The title of the button that dismisses the controller.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }

  private let address: URL

  /// The delegate.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The settings; stored.
  open private(set) var configuration: Configuration
  /// The color of the bars; stored.
  open var preferredBarTintColor: UIColor?
  /// The color of the buttons.
  open var preferredControlTintColor: UIColor? {
    didSet { viewIfLoaded?.tintColor = preferredControlTintColor }
  }
  /// The title of the button that dismisses the controller.
  open var dismissButtonStyle = DismissButtonStyle.done {
    didSet { done.setTitle(doneTitle, for: .normal) }
  }

  /// Creates a controller for the URL of a page, with `http` or `https`.
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  /// Creates a controller for the URL of a page; Reader is never entered.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }

  /// Creates a controller for the URL of a page.
  public init(url: URL, configuration: Configuration) {
    (address, self.configuration) = (url, configuration)
    super.init(nibName: nil, bundle: nil)
    let scheme = url.scheme?.lowercased()
    if scheme != "http" && scheme != "https" {
      RuntimeWarning.once(
        "SFSafariViewController: \(url.absoluteString) is no web address; an iPhone throws here",
        namesPlace: true)
    }
  }

  /// Always nil, as archives have no URL.
  public required init?(coder: NSCoder) { return nil }

  /// Returns a token of prewarmed connections, which are not made (Opening.SF4).
  open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }

  // MARK: View

  private lazy var done = UIButton(
    type: .system,
    primaryAction: UIAction(title: doneTitle) { [weak self] _ in self?.finish() })

  private var doneTitle: String {
    switch dismissButtonStyle {
    case .done: "Done"
    case .close: "Close"
    case .cancel: "Cancel"
    }
  }

  /// Adds the address and the button.
  open override func viewDidLoad() {
    super.viewDidLoad()
    RuntimeWarning.once(
      "SFSafariViewController shows the address only: there is no browser engine",
      namesPlace: true)
    view.backgroundColor = .systemBackground
    view.tintColor = preferredControlTintColor
    let text = UILabel()
    text.text = address.absoluteString
    let note = UILabel()
    note.text = "Web pages cannot be shown here."
    note.textColor = .secondaryLabel
    let labels = UIStackView(arrangedSubviews: [text, note])
    labels.axis = .vertical
    labels.spacing = 8
    for label in [text, note] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    for subview in [done, labels] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      done.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      done.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
      labels.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      labels.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      labels.centerYAnchor.constraint(equalTo: area.centerYAnchor),
    ])
  }

  private func finish() {
    delegate?.safariViewControllerDidFinish(self)
    dismiss(animated: true)
  }
}
