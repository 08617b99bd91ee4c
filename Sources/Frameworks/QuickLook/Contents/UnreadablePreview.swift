/// A file that cannot be shown: its icon, its name, its kind and its size.
@MainActor
final class UnreadablePreview: MessagePreview {
  init(_ url: URL) {
    let texts = [
      Self.label(url.lastPathComponent, .headline, .label, lines: 3),
      Self.label(Self.detail(of: url), .subheadline, lines: 2),
      Self.label("This file cannot be previewed.", .footnote),
    ]
    super.init(url, above: texts, spacing: 8)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the kind and the size of a file, if known.
  static func detail(of url: URL) -> String {
    let letters = url.pathExtension.uppercased()
    let kind = letters.isEmpty ? "Document" : "\(letters) document"
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard let size = attributes?[.size] as? NSNumber else { return kind }
    let text = ByteCountFormatter.string(fromByteCount: size.int64Value, countStyle: .file)
    return "\(kind) · \(text)"
  }
}
