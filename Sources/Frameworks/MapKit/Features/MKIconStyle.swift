/// The picture of a part of the map's own content, of which the map has none (Maps.FE1).
open class MKIconStyle: NSObject, @unchecked Sendable {
  override init() { super.init() }

  /// The color behind the picture.
  open var backgroundColor: UIColor { .clear }
  /// The picture.
  open var image: UIImage { UIImage() }
}
