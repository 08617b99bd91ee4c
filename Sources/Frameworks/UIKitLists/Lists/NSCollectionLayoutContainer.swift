/// The area that a layout fills.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the area.
  var contentSize: CGSize { get }
  /// The size of the area without its insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the area.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that the size is reduced by.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
