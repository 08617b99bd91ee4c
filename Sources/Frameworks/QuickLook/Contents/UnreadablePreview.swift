import TactusPreviews
import TactusUIKitDocuments
import UniformTypeIdentifiers

/// A file that cannot be shown: its icon, its name, its kind and its size.
@MainActor
final class UnreadablePreview: UIView {
  private let stack: UIStackView

  init(_ url: URL) {
    let icon = UIImageView(
      image: DocumentIcon.image(
        of: url, size: CGSize(width: 96, height: 120), scale: UIScreen.main.scale))
    let name = UILabel()
    name.text = url.lastPathComponent
    name.font = .preferredFont(forTextStyle: .headline)
    name.textColor = .label
    name.textAlignment = .center
    name.numberOfLines = 3
    let detail = UILabel()
    detail.text = Self.detail(of: url)
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.textColor = .secondaryLabel
    detail.textAlignment = .center
    detail.numberOfLines = 2
    let reason = UILabel()
    reason.text = "This file cannot be previewed."
    reason.font = .preferredFont(forTextStyle: .footnote)
    reason.textColor = .secondaryLabel
    reason.textAlignment = .center
    stack = UIStackView(arrangedSubviews: [icon, name, detail, reason])
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -48),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the kind and the size of a file, as far as they are known.
  static func detail(of url: URL) -> String {
    let letters = url.pathExtension.uppercased()
    let kind = letters.isEmpty ? "Document" : "\(letters) document"
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard let size = attributes?[.size] as? NSNumber else { return kind }
    let text = ByteCountFormatter.string(fromByteCount: size.int64Value, countStyle: .file)
    return "\(kind) · \(text)"
  }
}
