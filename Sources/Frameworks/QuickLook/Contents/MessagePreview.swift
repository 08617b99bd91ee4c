import TactusUIKitDocuments

/// A file's icon above centered texts and controls, for a file that is not shown.
@MainActor
class MessagePreview: UIView {
  private let stack: UIStackView

  /// Shows the icon of a file above other views.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - views: The views.
  ///   - spacing: The points between them.
  ///   - top: The points above the icon; nil to center it.
  init(_ url: URL, above views: [UIView], spacing: CGFloat, top: CGFloat? = nil) {
    let icon = UIImageView(
      image: DocumentIcon.image(
        of: url, size: CGSize(width: 96, height: 120), scale: UIScreen.main.scale))
    stack = UIStackView(arrangedSubviews: [icon] + views)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      top.map { stack.topAnchor.constraint(equalTo: topAnchor, constant: $0) }
        ?? stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -48),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Returns a label with a centered text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - style: The style of its font.
  ///   - color: Its color.
  ///   - lines: The maximum number of lines; 0 for all.
  static func label(
    _ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .secondaryLabel, lines: Int = 1
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = lines
    return label
  }
}
