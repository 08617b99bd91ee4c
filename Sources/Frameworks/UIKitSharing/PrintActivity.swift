import TactusUIKitPrinting

/// The system's activity that prints pictures, PDF documents and what an app lays out
/// (Sharing.AC7).
@MainActor
final class PrintActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .print }
  override var activityTitle: String? { "Print" }
  override var activityImage: UIImage? { UIImage(systemName: "printer") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    UIPrintInteractionController.isPrintingAvailable && Self.canPrint(activityItems)
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    let controller = UIPrintInteractionController.shared
    controller.printInfo = items.lazy.compactMap { $0 as? UIPrintInfo }.first
    if let renderer = items.lazy.compactMap({ $0 as? UIPrintPageRenderer }).first {
      controller.printPageRenderer = renderer
    } else if let formatter = items.lazy.compactMap({ $0 as? UIPrintFormatter }).first {
      controller.printFormatter = formatter
    } else {
      controller.printingItems = items.filter(Self.isPrintable)
    }
    let isShown = controller.present(animated: true) { [weak self] _, isQueued, _ in
      self?.activityDidFinish(isQueued)
    }
    if !isShown { activityDidFinish(false) }
  }

  private static func canPrint(_ items: [Any]) -> Bool {
    items.contains { $0 is UIPrintPageRenderer || $0 is UIPrintFormatter || isPrintable($0) }
  }

  private static func isPrintable(_ item: Any) -> Bool {
    switch item {
    case is UIImage: true
    case let data as Data: UIPrintInteractionController.canPrint(data)
    case let url as URL: UIPrintInteractionController.canPrint(url)
    default: false
    }
  }
}
