/// A controller that shows the definition of a word; the phone has no dictionaries.
///
/// Step Text.DI1.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  /// Returns whether a dictionary has a definition of a word; false, as the phone has no
  /// dictionaries.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  /// Creates a controller for a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a word; archives are not supported.
  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = UINavigationBar()
    let item = UINavigationItem(title: term)
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    bar.items = [item]
    let label = UILabel()
    label.text = "No definition found."
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    for part in [bar, label] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: area.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private let term: String
}
