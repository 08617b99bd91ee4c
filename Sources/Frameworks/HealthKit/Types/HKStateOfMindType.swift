/// The type of moods and emotions.
///
/// - Thread: any; all its properties are constants.
open class HKStateOfMindType: HKSampleType, @unchecked Sendable {
  /// The identifier.
  ///
  /// - Source: the constant's name in Apple's reference. Confidence: guess for the text.
  static let name = HKDataTypeIdentifierStateOfMind
}

/// The identifier of moods and emotions.
///
/// - Source: Apple's reference for the name. Confidence: guess for the text.
public let HKDataTypeIdentifierStateOfMind = "HKDataTypeStateOfMind"
