/// A page that says that a part of Game Center is missing, with a Cancel button (Games.GK8).
@MainActor
final class UnavailablePage: UIViewController {
  /// Creates a page.
  ///
  /// - Parameter cancel: The action of the button.
  init(cancel: @escaping @MainActor () -> Void) {
    super.init(nibName: nil, bundle: nil)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in cancel() })
  }

  /// Returns nil: pages are not archived.
  required init?(coder: NSCoder) { nil }

  /// Adds the text.
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let note = UILabel()
    note.text = "Game Center is not available here."
    note.textColor = .secondaryLabel
    note.numberOfLines = 0
    note.textAlignment = .center
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      note.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      note.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      note.centerYAnchor.constraint(equalTo: area.centerYAnchor),
    ])
  }
}
