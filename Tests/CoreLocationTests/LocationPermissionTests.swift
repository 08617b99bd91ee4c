import CoreLocation
import PhoneTesting
import Synchronization
import Testing
import UIKit

/// The permission to use the place of a simulated phone.
@MainActor @Suite struct LocationPermissionTests {
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  private final class Listener: NSObject, CLLocationManagerDelegate {
    var calls: [String] = []

    func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) { calls.append("status \(status.rawValue)") }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      calls.append("error \((error as? CLError)?.code.rawValue ?? -1)")
      manager.stopUpdatingLocation()
    }

    func locationManager(
      _ manager: CLLocationManager, didFailRangingFor constraint: CLBeaconIdentityConstraint,
      error: any Error
    ) { calls.append("ranging \(constraint.major ?? 0)") }

    func locationManager(
      _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion,
      withError error: any Error
    ) { calls.append("ranging \(region.identifier)") }
  }

  @Test("Device.LO2, Device.LO3. The delegate hears of the permission, and of an error per request")
  func manager() throws {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let listener = Listener()
    let manager = phone.run {
      let manager = CLLocationManager()
      #expect(CLLocationManager.locationServicesEnabled())
      #expect(manager.authorizationStatus == .notDetermined)
      manager.delegate = listener
      manager.requestLocation()
      #expect(listener.calls.isEmpty)
      return manager
    }
    phone.wait(0.1)
    #expect(listener.calls == ["status 0", "error 1"])
    phone.run { manager.requestWhenInUseAuthorization() }
    phone.wait(1)
    let question = try #require(phone.alerts.first)
    #expect(question.buttons == ["Allow Once", "Allow While Using App", "Don’t Allow"])
    try phone.answer("Allow While Using App")
    phone.wait(1)
    #expect(listener.calls == ["status 0", "error 1", "status 4"])
    phone.run {
      #expect(CLLocationManager.authorizationStatus() == .authorizedWhenInUse)
      manager.requestLocation()
    }
    phone.wait(0.1)
    #expect(listener.calls.last == "error 0")
    #expect(manager.location == nil && manager.heading == nil)
    #expect(manager.accuracyAuthorization == .fullAccuracy)
  }

  @Test("Device.LO3. The delegate hears that no beacons are found")
  func beacons() throws {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let listener = Listener()
    let uuid = UUID()
    let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: 7)
    let region = CLBeaconRegion(uuid: uuid, major: 7, minor: 8, identifier: "door")
    #expect(region.major == 7 && region.minor == 8 && region.uuid == uuid)
    #expect(constraint == CLBeaconIdentityConstraint(uuid: uuid, major: 7))
    #expect(constraint != region.beaconIdentityConstraint)
    let manager = phone.run {
      let manager = CLLocationManager()
      manager.delegate = listener
      manager.startRangingBeacons(satisfying: constraint)
      manager.startRangingBeacons(in: region)
      #expect(!CLLocationManager.isRangingAvailable() && manager.rangedBeaconConstraints.isEmpty)
      return manager
    }
    phone.wait(0.1)
    #expect(listener.calls == ["status 0", "ranging 7", "ranging door"])
    withExtendedLifetime(manager) {}
  }

  @Test("Permissions.PE6. A change in Settings reaches the manager, also of the accuracy")
  func change() throws {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    phone.permissions[.location] = .always
    let listener = Listener()
    let manager = phone.run {
      let manager = CLLocationManager()
      manager.delegate = listener
      return manager
    }
    phone.wait(0.1)
    var settings = phone.settings.permissions
    settings.presets[.location]?.isPrecise = false
    phone.set(\.permissions, settings)
    phone.wait(0.1)
    #expect(listener.calls == ["status 3", "status 3"])
    #expect(manager.accuracyAuthorization == .reducedAccuracy)
    phone.permissions[.location] = .restricted
    phone.wait(0.1)
    #expect(manager.authorizationStatus == .restricted && listener.calls.last == "status 1")
  }

  @Test("Permissions.LO4. Without a purpose in the property list there is an error")
  func accuracy() throws {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let code = Mutex<CLError.Code?>(nil)
    let manager = phone.run {
      let manager = CLLocationManager()
      manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Navigation") { error in
        code.withLock { $0 = (error as? CLError)?.code }
      }
      return manager
    }
    phone.wait(0.1)
    #expect(code.withLock { $0 } == .promptDeclined && manager.location == nil)
  }
}
