/// A file to preview.
@preconcurrency @MainActor
public protocol QLPreviewItem: NSObjectProtocol {
  /// The URL of the file; nil while it is not available.
  var previewItemURL: URL? { get }
  /// The title; nil for the name of the file.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// Nil, so that the file's own title is shown.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// The URL itself.
  public var previewItemURL: URL? { self as URL }
}
