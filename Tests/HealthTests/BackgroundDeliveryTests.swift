import Foundation
import HealthKit
import PhoneTesting
import Testing
import UIKit

/// Suspended apps that are woken for health data.
@MainActor @Suite struct BackgroundDeliveryTests {
  private final class RunApp: UIResponder, UIApplicationDelegate {}

  @MainActor private final class Counter { var count = 0 }

  @Test("Health.BD1. A change wakes a suspended app, hourly at most if it has asked so")
  func wakes() throws {
    let phone = SimulatedPhone(.iPhoneXS)
    phone.home.install(RunApp.self, named: "Run", identifier: "com.example.Run")
    try phone.home.open("Run")
    let heart = HKQuantityType(.heartRate)
    phone.health.allow(read: [heart.identifier])
    let told = Counter()
    try phone.home.run("Run") {
      let store = HKHealthStore()
      store.enableBackgroundDelivery(for: heart, frequency: .hourly) { _, _ in }
      store.execute(
        HKObserverQuery(sampleType: heart, predicate: nil) { _, done, _ in
          MainActor.assumeIsolated { told.count += 1 }
          done()
        })
    }
    phone.wait(0.5)
    #expect(told.count == 1)
    phone.home.show()
    phone.wait(10)
    let start = Date(timeIntervalSinceReferenceDate: 700_000_000)
    func add(_ value: Double) throws {
      try phone.health.add(heart.identifier, value, "count/min", from: start)
    }
    try add(60)
    phone.wait(1)
    #expect(told.count == 2)
    // The app is suspended again; the next change waits for the hour.
    phone.wait(20)
    try add(61)
    phone.wait(60)
    #expect(told.count == 2)
    phone.wait(3600)
    #expect(told.count == 3)
    phone.wait(20)
    try phone.home.open("Run")
    try phone.home.run("Run") {
      HKHealthStore().disableAllBackgroundDelivery { _, _ in }
    }
    phone.home.show()
    phone.wait(4000)
    try add(62)
    phone.wait(4000)
    #expect(told.count == 3)
  }
}
