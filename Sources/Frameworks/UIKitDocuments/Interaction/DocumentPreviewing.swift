/// A module above this one that previews files.
///
/// Quick Look is made with UIKit, so UIKit finds it by its name in programs that contain it.
@MainActor
package protocol DocumentPreviewing {
  /// Returns whether a file can be previewed.
  static func canPreview(_ url: URL) -> Bool

  /// Returns the controller that shows a preview.
  static func controller(for preview: DocumentPreview) -> UIViewController
}
