/// A type and the conditions of its samples.
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class HKQueryDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The type.
  public let sampleType: HKSampleType
  /// The conditions; `nil` for none.
  public let predicate: NSPredicate?

  /// Creates a descriptor.
  public init(sampleType: HKSampleType, predicate: NSPredicate?) {
    self.sampleType = sampleType
    self.predicate = predicate
    super.init()
  }

  /// Returns the descriptor itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
