/// An item for the large content viewer, because it does not scale with the text size.
///
/// Items are described in Accessibility.LC1….
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  /// The title; nil for none.
  var largeContentTitle: String? { get }
  /// The image; nil for none.
  var largeContentImage: UIImage? { get }
  /// Whether the viewer enlarges the image.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
