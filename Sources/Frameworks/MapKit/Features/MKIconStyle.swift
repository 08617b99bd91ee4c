/// The icon of a map feature; maps have none (Maps.FE1).
///
/// - Thread: any; all its properties are constants.
open class MKIconStyle: NSObject, @unchecked Sendable {
  override init() { super.init() }

  /// The background color: clear.
  open var backgroundColor: UIColor { .clear }
  /// The image: empty.
  open var image: UIImage { UIImage() }
}
