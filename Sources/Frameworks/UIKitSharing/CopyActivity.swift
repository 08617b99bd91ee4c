/// The system's activity that copies texts, links, pictures and colors (Sharing.AC3).
@MainActor
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { Self.provider(of: $0) != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    UIPasteboard.general.itemProviders = items.compactMap(Self.provider)
    activityDidFinish(true)
  }

  private static func provider(of item: Any) -> NSItemProvider? {
    switch item {
    case let text as String: NSItemProvider(object: text as NSString)
    case let text as NSAttributedString: NSItemProvider(object: text.string as NSString)
    case let url as URL: NSItemProvider(object: url as NSURL)
    case let image as UIImage: NSItemProvider(object: image)
    case let color as UIColor: NSItemProvider(object: color)
    default: nil
    }
  }
}
