package import TactusHealthModel

/// A sample with a value of an enumeration.
///
/// - Thread: any; all its properties are constants.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// The raw value of the category.
  public let value: Int

  /// The type.
  open var categoryType: HKCategoryType { HKCategoryType(model: sampleType.model) }

  /// Creates a sample.
  public convenience init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date
  ) { self.init(type: type, value: value, start: startDate, end: endDate, metadata: nil) }

  /// Creates a sample with metadata.
  public convenience init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    metadata: [String: Any]?
  ) {
    self.init(
      type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
  }

  /// Creates a sample with a device and metadata.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?,
    metadata: [String: Any]?
  ) {
    self.value = value
    super.init(type, .category(value), startDate, endDate, device, metadata)
  }

  package override init(model: HealthSample) {
    if case .category(let number) = model.content { value = number } else { value = 0 }
    super.init(model: model)
  }
}
