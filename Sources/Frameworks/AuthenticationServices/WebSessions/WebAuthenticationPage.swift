/// A sheet with the address of the page on which the user signs in, while that is open in the
/// computer's browser.
///
/// Steps SignIn.WS3….
@MainActor
final class WebAuthenticationPage: UIViewController {
  private let address: URL
  private let site: String
  private let cancel: () -> Void

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - address: The address of the page.
  ///   - site: The name of the website.
  ///   - cancel: Called when the user taps Cancel.
  init(_ address: URL, site: String, cancel: @escaping () -> Void) {
    (self.address, self.site, self.cancel) = (address, site, cancel)
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives have no address, so there is no such sheet.
  required init?(coder: NSCoder) { return nil }

  /// Adds the bar, the address and the note.
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = UINavigationBar()
    let item = UINavigationItem(title: site)
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    bar.items = [item]
    let text = UILabel()
    text.text = address.absoluteString
    text.lineBreakMode = .byCharWrapping
    let note = UILabel()
    note.text = "Sign in on this page in a browser of your computer."
    note.textColor = .secondaryLabel
    let labels = UIStackView(arrangedSubviews: [text, note])
    labels.axis = .vertical
    labels.spacing = 8
    for label in [text, note] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    for subview in [bar, labels] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.topAnchor.constraint(equalTo: area.topAnchor),
      labels.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      labels.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      labels.centerYAnchor.constraint(equalTo: area.centerYAnchor),
    ])
  }
}
