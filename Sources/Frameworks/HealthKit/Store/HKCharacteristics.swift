internal import TactusHealthModel

/// The user's sex.
public enum HKBiologicalSex: Int, Sendable {
  case notSet = 0
  case female, male, other
}

/// The user's blood type.
public enum HKBloodType: Int, Sendable {
  case notSet = 0
  case aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}

/// The user's skin type.
public enum HKFitzpatrickSkinType: Int, Sendable {
  case notSet = 0
  case I, II, III, IV, V, VI
}

/// Whether the user uses a wheelchair.
public enum HKWheelchairUse: Int, Sendable {
  case notSet = 0
  case no, yes
}

/// The meaning of the user's move ring.
public enum HKActivityMoveMode: Int, Sendable {
  case activeEnergy = 1
  case appleMoveTime
}

/// The user's sex, as an object.
///
/// - Thread: any.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
  /// The sex.
  public let biologicalSex: HKBiologicalSex
  init(_ value: HKBiologicalSex) { biologicalSex = value }
}

/// The user's blood type, as an object.
///
/// - Thread: any.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
  /// The blood type.
  public let bloodType: HKBloodType
  init(_ value: HKBloodType) { bloodType = value }
}

/// The user's skin type, as an object.
///
/// - Thread: any.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
  /// The skin type.
  public let skinType: HKFitzpatrickSkinType
  init(_ value: HKFitzpatrickSkinType) { skinType = value }
}

/// Whether the user uses a wheelchair, as an object.
///
/// - Thread: any.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
  /// Whether the user uses a wheelchair.
  public let wheelchairUse: HKWheelchairUse
  init(_ value: HKWheelchairUse) { wheelchairUse = value }
}

/// The meaning of the user's move ring, as an object.
///
/// - Thread: any.
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
  /// The meaning.
  public let activityMoveMode: HKActivityMoveMode
  init(_ value: HKActivityMoveMode) { activityMoveMode = value }
}

extension HKHealthStore {
  /// Returns the user's sex; not set also without permission (Health.PE4).
  ///
  /// - Throws: `HKError` if the user was not asked, or the phone is locked.
  public func biologicalSex() throws -> HKBiologicalSexObject {
    HKBiologicalSexObject(try value("BiologicalSex").flatMap(HKBiologicalSex.init) ?? .notSet)
  }
  /// Returns the user's blood type; not set also without permission (Health.PE4).
  ///
  /// - Throws: `HKError` if the user was not asked, or the phone is locked.
  public func bloodType() throws -> HKBloodTypeObject {
    HKBloodTypeObject(try value("BloodType").flatMap(HKBloodType.init) ?? .notSet)
  }
  /// Returns the user's skin type; not set also without permission (Health.PE4).
  ///
  /// - Throws: `HKError` if the user was not asked, or the phone is locked.
  public func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject {
    HKFitzpatrickSkinTypeObject(
      try value("FitzpatrickSkinType").flatMap(HKFitzpatrickSkinType.init) ?? .notSet)
  }
  /// Returns whether the user uses a wheelchair; not set also without permission (Health.PE4).
  ///
  /// - Throws: `HKError` if the user was not asked, or the phone is locked.
  public func wheelchairUse() throws -> HKWheelchairUseObject {
    HKWheelchairUseObject(try value("WheelchairUse").flatMap(HKWheelchairUse.init) ?? .notSet)
  }
  /// Returns the meaning of the user's move ring; active energy also without permission.
  ///
  /// - Throws: `HKError` if the user was not asked, or the phone is locked.
  public func activityMoveMode() throws -> HKActivityMoveModeObject {
    HKActivityMoveModeObject(
      try value("ActivityMoveMode").flatMap(HKActivityMoveMode.init) ?? .activeEnergy)
  }
  /// Returns the year, month and day of the user's birth.
  ///
  /// - Throws: `HKError`: no data also without permission (Health.PE4).
  public func dateOfBirthComponents() throws -> DateComponents {
    let parts = (try text("DateOfBirth") ?? "").split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { throw HKError(.errorNoData, "No data available") }
    var components = DateComponents(year: parts[0], month: parts[1], day: parts[2])
    components.calendar = Calendar(identifier: .gregorian)
    return components
  }

  private func value(_ name: String) throws -> Int? { try text(name).flatMap { Int($0) } }

  private func text(_ name: String) throws -> String? {
    let request = HealthRequest.characteristic(type: "HKCharacteristicTypeIdentifier" + name)
    switch service.call(request) {
    case .success(let payload): return HealthAnswers.characteristic(payload)
    case .failure(let error): throw error
    }
  }
}
