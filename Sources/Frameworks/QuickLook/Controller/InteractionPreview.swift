import TactusUIKitDocuments

/// The preview of a document interaction controller.
///
/// Step DocumentsInApps.DI3.
@MainActor
final class InteractionPreview: QLPreviewController, DocumentPreviewing {
  private var preview: DocumentPreview?

  /// A file with the title of its interaction controller.
  private final class Item: NSObject, QLPreviewItem {
    let previewItemURL: URL?
    let previewItemTitle: String?

    init(_ url: URL, _ title: String) { (previewItemURL, previewItemTitle) = (url, title) }
  }

  static func canPreview(_ url: URL) -> Bool { canPreview(url as NSURL) }

  static func controller(for preview: DocumentPreview) -> UIViewController {
    let controller = InteractionPreview(nibName: nil, bundle: nil)
    controller.preview = preview
    (controller.dataSource, controller.delegate) = (controller, controller)
    return controller
  }
}

extension InteractionPreview: QLPreviewControllerDataSource, QLPreviewControllerDelegate {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { preview == nil ? 0 : 1 }

  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem { Item(preview?.url ?? URL(filePath: "/"), preview?.name ?? "") }

  func previewControllerDidDismiss(_ controller: QLPreviewController) {
    let ended = preview
    preview = nil
    ended?.onEnd()
  }

  func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView? {
    guard let preview, preview.sourceRect.isEmpty else { return nil }
    return preview.sourceView
  }

  func previewController(
    _ controller: QLPreviewController, frameFor item: any QLPreviewItem,
    inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>
  ) -> CGRect {
    view.pointee = preview?.sourceView
    return preview?.sourceRect ?? .zero
  }
}
