/// Makes the initializer of image views `required`, so that a metatype can call it through the
/// vtable.
///
/// The class is open, because the compiler would otherwise resolve the initializer statically. Apps
/// do not use it.
@preconcurrency @MainActor
open class ImageViewWithRequiredInit: UIImageView {
  /// Creates an image view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates an image view with an image.
  public required override init(image: UIImage?) { super.init(image: image) }
  /// Creates an image view with two images.
  public override init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(image: image, highlightedImage: highlightedImage)
  }
  /// Creates an image view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIImageView {
  /// Creates an image view of a class that is known only at run time; lowered
  /// sources call it.
  public static func _new(image: UIImage?) -> Self {
    DynamicCreation.object(of: self, through: ImageViewWithRequiredInit.self) {
      $0.init(image: image)
    }
  }
}
