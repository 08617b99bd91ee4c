internal import TactusHealthModel

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
  /// Returns the wheelchair use; not set also without permission (Health.PE4).
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
