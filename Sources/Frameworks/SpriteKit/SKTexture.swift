/// A decoded texture image that can be used in various SpriteKit objects.
open class SKTexture: NSObject, @unchecked Sendable {
  /// Creates a texture of an image.
  public init(image: UIImage) {
    picture = image
    super.init()
  }

  /// Creates a texture of an image of Core Graphics.
  public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }

  /// Creates a texture of a named image; an empty one if there is none.
  public convenience init(imageNamed name: String) {
    self.init(image: UIImage(named: name) ?? UIImage())
  }

  /// Returns the size.
  open func size() -> CGSize { picture.size }

  /// Returns the image; without one, the program ends.
  open func cgImage() -> CGImage {
    guard let image = picture.cgImage else { SpriteWarning.fail("SKTexture.cgImage()") }
    return image
  }

  private let picture: UIImage
}
