import HealthKit
import HealthKitUI
import PhoneTesting
import Testing
import UIKit

@MainActor @Suite struct ActivityRingViewTests {
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  @Test("Health.AS3. Each ring is drawn up to its share of the goal, from the top clockwise")
  func rings() throws {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    try phone.run {
      let view = HKActivityRingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let summary = HKActivitySummary()
      summary.activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 250)
      summary.activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 500)
      summary.appleStandHours = HKQuantity(unit: .count(), doubleValue: 12)
      summary.standHoursGoal = HKQuantity(unit: .count(), doubleValue: 8)
      view.setActivitySummary(summary, animated: false)
      #expect(view.accessibilityValue == "Move 50 %, Exercise 0 %, Stand 150 %")
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
        view.layer.render(in: context.cgContext)
      }
      let data = try #require(image.cgImage?.dataProvider?.data as Data?)
      let row = try #require(image.cgImage?.bytesPerRow)
      /// The greatest component of a pixel.
      func light(_ x: Int, _ y: Int) -> Int {
        data[(y * row + x * 4)..<(y * row + x * 4 + 3)].map(Int.init).max() ?? 0
      }
      // The outer ring has its right half.
      #expect(light(94, 50) > 200 && light(5, 50) < 120)
      // The middle ring is empty, the inner one is closed.
      #expect(light(82, 50) < 120 && light(17, 50) < 120)
      #expect(light(70, 50) > 200 && light(29, 50) > 200)
    }
  }
}
