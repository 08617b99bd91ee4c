/// A prescription for the eyes, which the phone does not store (Health.TY3).
///
/// - Thread: any; all its properties are constants.
open class HKVisionPrescription: HKSample, @unchecked Sendable {
  /// The purpose of the prescription.
  public let prescriptionType: HKVisionPrescriptionType
  /// The date on which the prescription was issued.
  public let dateIssued: Date
  /// The date on which the prescription expires; `nil` for never.
  public let expirationDate: Date?

  /// Creates a prescription without values of lenses.
  public convenience init(
    type: HKVisionPrescriptionType, dateIssued: Date, expirationDate: Date?, device: HKDevice?,
    metadata: [String: Any]?
  ) { self.init(type, dateIssued, expirationDate, device, metadata) }

  init(
    _ type: HKVisionPrescriptionType, _ issued: Date, _ expiration: Date?, _ device: HKDevice?,
    _ metadata: [String: Any]?
  ) {
    (prescriptionType, dateIssued, expirationDate) = (type, issued, expiration)
    // The sample lasts until the prescription expires (documented).
    super.init(
      HKObjectType.visionPrescriptionType(), .category(0), issued, expiration ?? issued, device,
      metadata)
  }
}
