import HealthKit
import Testing

/// Steps ObjectiveC.WC11–WC12: characteristics that an app makes without arguments.
@Suite struct MadeCharacteristicTests {
  private final class Blood: HKBloodTypeObject, @unchecked Sendable {
    override var bloodType: HKBloodType { .oNegative }
  }

  @Test("ObjectiveC.WC11, WC12. Characteristics are not set, and a subclass has its own")
  func characteristics() {
    #expect(HKBiologicalSexObject().biologicalSex == .notSet)
    #expect(HKBloodTypeObject().bloodType == .notSet)
    #expect(HKFitzpatrickSkinTypeObject().skinType == .notSet)
    #expect(HKWheelchairUseObject().wheelchairUse == .notSet)
    let blood: HKBloodTypeObject = Blood()
    #expect(blood.bloodType == .oNegative)
  }
}
