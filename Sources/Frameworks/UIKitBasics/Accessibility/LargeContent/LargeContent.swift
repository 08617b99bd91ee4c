/// The content of a view that the large content viewer shows.
package struct LargeContent {
  /// Whether the viewer shows the view.
  package var isShown = false
  /// The title; `nil` for none.
  package var title: String?
  /// The image; `nil` for none.
  package var image: UIImage?
  /// Whether the image is enlarged.
  package var scalesImage = false
  /// The insets of the image, in points.
  package var imageInsets = UIEdgeInsets.zero

  package init() {}
}
