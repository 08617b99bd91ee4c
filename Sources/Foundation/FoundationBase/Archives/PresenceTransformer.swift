/// The transformer that returns whether a value is nil, or whether it is not.
final class PresenceTransformer: ValueTransformer {
  private let isForNil: Bool

  /// Creates a transformer that returns true for nil, or for any other value.
  init(isForNil: Bool) {
    self.isForNil = isForNil
    super.init()
  }

  override class func transformedValueClass() -> AnyClass { NSNumber.self }

  override class func allowsReverseTransformation() -> Bool { false }

  override func transformedValue(_ value: Any?) -> Any? { (value == nil) == isForNil }
}
