/// A prescription for glasses, which the phone does not store (Health.TY3).
///
/// - Thread: any; all its properties are constants.
open class HKGlassesPrescription: HKVisionPrescription, @unchecked Sendable {
  /// The lens of the right eye; `nil` for none.
  public let rightEye: HKGlassesLensSpecification?
  /// The lens of the left eye; `nil` for none.
  public let leftEye: HKGlassesLensSpecification?

  /// Creates a prescription.
  public convenience init(
    rightEyeSpecification: HKGlassesLensSpecification?,
    leftEyeSpecification: HKGlassesLensSpecification?, dateIssued: Date, expirationDate: Date?,
    device: HKDevice?, metadata: [String: Any]?
  ) {
    self.init(
      (rightEyeSpecification, leftEyeSpecification), dateIssued, expirationDate, device, metadata)
  }

  private init(
    _ eyes: (HKGlassesLensSpecification?, HKGlassesLensSpecification?), _ issued: Date,
    _ expiration: Date?, _ device: HKDevice?, _ metadata: [String: Any]?
  ) {
    (rightEye, leftEye) = eyes
    super.init(.glasses, issued, expiration, device, metadata)
  }
}
