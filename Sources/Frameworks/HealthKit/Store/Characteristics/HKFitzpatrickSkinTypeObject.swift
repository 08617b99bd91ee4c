/// The user's skin type, as an object.
///
/// - Thread: any; nothing in it changes after its creation.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
  /// The skin type.
  open private(set) var skinType: HKFitzpatrickSkinType
  /// Creates an object whose value is not set.
  public override init() {
    skinType = .notSet
    super.init()
  }

  init(_ value: HKFitzpatrickSkinType) { skinType = value }
}
