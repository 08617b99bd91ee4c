/// The system's activity that copies texts, links, pictures and colors (Sharing.AC3).
@MainActor
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { Self.item(of: $0) != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    UIPasteboard.general.items = items.compactMap(Self.item)
    activityDidFinish(true)
  }

  /// Returns the pasteboard's item of an item that is shared; nil for one of another kind.
  private static func item(of item: Any) -> [String: Any]? {
    switch item {
    case let text as String: ["public.utf8-plain-text": text]
    case let text as NSAttributedString: ["public.utf8-plain-text": text.string]
    case let url as URL:
      ["public.url": url, "public.utf8-plain-text": url.absoluteString]
    case let image as UIImage: ["public.png": image]
    case let color as UIColor: ["com.apple.uikit.color": color]
    default: nil
    }
  }
}
