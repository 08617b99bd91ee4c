/// A preview of a file that is to be shown.
@MainActor
package struct DocumentPreview {
  /// The file.
  package let url: URL
  /// The title.
  package let name: String
  /// The view from which the preview grows.
  package let sourceView: UIView?
  /// The rectangle in that view; empty for all of it.
  package let sourceRect: CGRect
  /// Called once the preview is gone.
  package let onEnd: () -> Void

  /// The module that previews files; nil in a program without it (DocumentsInApps.DI3).
  static var module: (any DocumentPreviewing.Type)? {
    _typeByName("QuickLook.InteractionPreview") as? any DocumentPreviewing.Type
  }
}
