/// The identifiers of facts about the user.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The identifier as a string.
  public let rawValue: String

  /// Creates an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKCharacteristicTypeIdentifier {
  /// The characteristic “biological sex”.
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  /// The characteristic “blood type”.
  public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
  /// The characteristic “date of birth”.
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  /// The characteristic “fitzpatrick skin type”.
  public static let fitzpatrickSkinType = Self(
    rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
  /// The characteristic “wheelchair use”.
  public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
  /// The characteristic “activity move mode”.
  public static let activityMoveMode = Self(
    rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
}
