import HealthKitUI
import Testing

/// The names that a file with no further import has from HealthKitUI, as on an iPhone.
@Suite struct ReExportTests {
  @Test("HealthKitUI gives the names of UIKit and HealthKit") @MainActor
  func names() {
    let view: UIView = HKActivityRingView()
    #expect(view.superview == nil && HKUnit.count().unitString == "count")
  }
}
