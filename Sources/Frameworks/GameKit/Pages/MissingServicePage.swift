/// The page that says that Game Center is missing.
final class MissingServicePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Game Center"
    view.backgroundColor = .systemBackground
    let note = UILabel()
    note.text = "Game Center is not available here."
    note.textColor = .secondaryLabel
    note.numberOfLines = 0
    note.textAlignment = .center
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      note.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
    ])
  }
}
