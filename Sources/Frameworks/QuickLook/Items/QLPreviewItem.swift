/// A file that is previewed.
@preconcurrency @MainActor
public protocol QLPreviewItem: NSObjectProtocol {
  /// The file; nil while it is not there yet.
  var previewItemURL: URL? { get }
  /// The title; nil for the name of the file.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// No title: that of the file is shown.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// The URL itself.
  public var previewItemURL: URL? { self as URL }
}
