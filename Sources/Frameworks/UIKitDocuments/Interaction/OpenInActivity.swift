internal import TactusUIKitSharing

/// The activity that hands a copy of a file to another app.
///
/// Step DocumentsInApps.OA3.
@MainActor
final class OpenInActivity: UIActivity {
  private let app: DocumentApp
  private weak var controller: UIDocumentInteractionController?

  init(_ app: DocumentApp, _ controller: UIDocumentInteractionController) {
    (self.app, self.controller) = (app, controller)
    super.init()
  }

  override var activityType: ActivityType? {
    ActivityType("tactus.open-in.\(app.identifier)")
  }
  override var activityTitle: String? { "Open in \(app.name)" }
  override var activityImage: UIImage? { UIImage(systemName: "arrow.up.right") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

  override func perform() { activityDidFinish(controller?.send(to: app) ?? false) }
}
