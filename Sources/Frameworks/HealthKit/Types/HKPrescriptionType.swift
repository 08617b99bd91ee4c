/// The type of prescriptions.
///
/// - Thread: any; all its properties are constants.
open class HKPrescriptionType: HKSampleType, @unchecked Sendable {
  /// The identifier.
  ///
  /// - Source: the constant's name in Apple's reference. Confidence: guess for the text.
  static let name = HKVisionPrescriptionTypeIdentifier
}

/// The identifier of prescriptions for glasses and contact lenses.
///
/// - Source: Apple's reference for the name. Confidence: guess for the text.
public let HKVisionPrescriptionTypeIdentifier = "HKVisionPrescriptionTypeIdentifier"
