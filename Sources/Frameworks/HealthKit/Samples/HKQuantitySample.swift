internal import TactusCrashReports
package import TactusHealthModel

/// A sample with a quantity.
///
/// - Thread: any; all its properties are constants.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The quantity; for phones in the unit of the type.
  public let quantity: HKQuantity

  /// The type.
  open var quantityType: HKQuantityType { HKQuantityType(model: sampleType.model) }
  /// The number of quantities in the sample; always 1.
  open var count: Int { 1 }

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - quantityType: The type.
  ///   - quantity: The quantity; a unit that is incompatible with the type traps with an
  ///     `NSInvalidArgumentException`.
  ///   - startDate: The beginning.
  ///   - endDate: The end; one before the start traps.
  public convenience init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date
  ) {
    self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, metadata: nil)
  }

  /// Creates a sample with metadata.
  public convenience init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, metadata: [String: Any]?
  ) {
    self.init(
      type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil,
      metadata: metadata)
  }

  /// Creates a sample with a device and metadata.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, device: HKDevice?, metadata: [String: Any]?
  ) {
    guard let value = quantity.value(in: quantityType.unit) else {
      programmingError(
        "HKQuantitySample \(quantityType.identifier) requires unit of type "
          + "\(quantityType.unit.text). Incompatible unit: \(quantity.parts.unit.text)",
        exception: HKObjectType.invalidArgument)
    }
    self.quantity = quantity
    super.init(quantityType, .quantity(value), startDate, endDate, device, metadata)
  }

  package override init(model: HealthSample) {
    quantity = HKQuantity(model.value, model.type.unit ?? .null)
    super.init(model: model)
  }
}
