/// The content of a view that the large content viewer shows.
struct LargeContent {
  /// Whether the viewer shows the view.
  var isShown = false
  /// The title; `nil` for none.
  var title: String?
  /// The image; `nil` for none.
  var image: UIImage?
  /// Whether the image is enlarged.
  var scalesImage = false
  /// The insets of the image, in points.
  var imageInsets = UIEdgeInsets.zero
}
