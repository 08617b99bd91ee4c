/// The user's skin type, as an object.
///
/// - Thread: any.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
  /// The skin type.
  public let skinType: HKFitzpatrickSkinType
  init(_ value: HKFitzpatrickSkinType) { skinType = value }
}
