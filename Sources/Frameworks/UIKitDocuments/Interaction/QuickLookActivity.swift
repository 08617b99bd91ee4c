internal import TactusUIKitSharing

/// The activity that previews the file of an interaction controller.
@MainActor
final class QuickLookActivity: UIActivity {
  private weak var controller: UIDocumentInteractionController?

  init(_ controller: UIDocumentInteractionController) {
    self.controller = controller
    super.init()
  }

  override var activityType: ActivityType? { ActivityType("tactus.quick-look") }
  override var activityTitle: String? { "Quick Look" }
  override var activityImage: UIImage? { UIImage(systemName: "eye") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

  /// Ends the menu; the preview follows once it is gone.
  override func perform() {
    controller?.previewsAfterMenu = true
    activityDidFinish(true)
  }
}
