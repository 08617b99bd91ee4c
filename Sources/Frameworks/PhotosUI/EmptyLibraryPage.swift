/// The page of a picker of an empty library.
@MainActor
enum EmptyLibraryPage {
  /// Adds a button and a label to a view.
  static func fill(_ view: UIView, button title: String, _ action: @escaping () -> Void) {
    view.backgroundColor = .systemBackground
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    let text = UILabel()
    text.text = "No Photos or Videos"
    text.font = .preferredFont(forTextStyle: .title2)
    let area = view.safeAreaLayoutGuide
    for subview in [button, text] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      button.topAnchor.constraint(equalTo: area.topAnchor, constant: 8),
      text.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      text.centerYAnchor.constraint(equalTo: area.centerYAnchor),
    ])
  }
}
