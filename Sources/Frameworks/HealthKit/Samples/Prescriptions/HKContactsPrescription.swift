/// A prescription for contact lenses, which the phone does not store (Health.TY3).
///
/// - Thread: any; all its properties are constants.
open class HKContactsPrescription: HKVisionPrescription, @unchecked Sendable {
  /// The lens of the right eye; `nil` for none.
  public let rightEye: HKContactsLensSpecification?
  /// The lens of the left eye; `nil` for none.
  public let leftEye: HKContactsLensSpecification?
  /// The brand.
  public let brand: String

  /// Creates a prescription.
  public convenience init(
    rightEyeSpecification: HKContactsLensSpecification?,
    leftEyeSpecification: HKContactsLensSpecification?, brand: String, dateIssued: Date,
    expirationDate: Date?, device: HKDevice?, metadata: [String: Any]?
  ) {
    self.init(
      (rightEyeSpecification, leftEyeSpecification), brand, dateIssued, expirationDate, device,
      metadata)
  }

  private init(
    _ eyes: (HKContactsLensSpecification?, HKContactsLensSpecification?), _ brand: String,
    _ issued: Date, _ expiration: Date?, _ device: HKDevice?, _ metadata: [String: Any]?
  ) {
    (rightEye, leftEye) = eyes
    self.brand = brand
    super.init(.contacts, issued, expiration, device, metadata)
  }
}
