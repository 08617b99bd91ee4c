/// The identifiers of facts about the user.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The identifier as a string.
  public let rawValue: String

  /// Creates an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension HKCharacteristicTypeIdentifier {
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  public static let fitzpatrickSkinType = Self(
    rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
  public static let wheelchairUse = Self(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
  public static let activityMoveMode = Self(
    rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
}
