import CoreLocation
import PhoneTesting
import Testing
import UIKit

/// Places, and the phone that does not know its own.
@Suite struct LocationTests {
  private final class Listener: NSObject, CLLocationManagerDelegate {
    var calls: [String] = []

    func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) { calls.append("status \(status.rawValue)") }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      calls.append("error \((error as? CLError)?.code.rawValue ?? -1)")
      manager.stopUpdatingLocation()
    }
  }

  @Test("Device.LO1. A distance follows the earth, and an area contains what is within its radius")
  func distances() throws {
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    #expect(abs(paris.distance(from: london) - 343_556) < 500)
    #expect(paris.distance(from: paris) == 0)
    let area = CLCircularRegion(center: paris.coordinate, radius: 1000, identifier: "city")
    #expect(area.contains(CLLocationCoordinate2D(latitude: 48.8606, longitude: 2.3522)))
    #expect(!area.contains(london.coordinate))
    #expect(CLLocationCoordinate2DIsValid(london.coordinate))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    let data = try NSKeyedArchiver.archivedData(withRootObject: paris, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data)
    #expect(copy?.coordinate.latitude == 48.8566 && copy?.speed == -1)
  }

  @Test("Device.LO2, Device.LO3. The delegate hears of the permission, and of an error per request")
  @MainActor func manager() throws {
    let phone = SimulatedPhone()
    try phone.launch { UIViewController() }
    try phone.run {
      let (manager, listener) = (CLLocationManager(), Listener())
      #expect(CLLocationManager.locationServicesEnabled())
      #expect(manager.authorizationStatus == .notDetermined)
      manager.delegate = listener
      manager.requestLocation()
      #expect(listener.calls.isEmpty)
      phone.wait(0.1)
      #expect(listener.calls == ["status 0", "error 1"])
      manager.requestWhenInUseAuthorization()
      phone.wait(1)
      let question = try #require(phone.alerts.first)
      #expect(
        question.buttons == ["Allow Once", "Allow While Using App", "Don’t Allow"])
      try phone.answer("Allow While Using App")
      phone.wait(1)
      #expect(listener.calls == ["status 0", "error 1", "status 4"])
      #expect(CLLocationManager.authorizationStatus() == .authorizedWhenInUse)
      manager.requestLocation()
      phone.wait(0.1)
      #expect(listener.calls.last == "error 0")
      #expect(manager.location == nil && manager.heading == nil)
      #expect(manager.accuracyAuthorization == .fullAccuracy)
    }
  }

  @Test("Permissions.PE6. A change in Settings reaches the manager, also of the accuracy")
  @MainActor func change() throws {
    let phone = SimulatedPhone()
    try phone.launch { UIViewController() }
    phone.permissions[.location] = .always
    phone.run {
      let (manager, listener) = (CLLocationManager(), Listener())
      manager.delegate = listener
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
  }

  @Test("Permissions.LO4. Without a purpose in the property list there is an error")
  @MainActor func accuracy() throws {
    let phone = SimulatedPhone()
    try phone.launch { UIViewController() }
    phone.run {
      nonisolated(unsafe) var code: CLError.Code?
      let manager = CLLocationManager()
      manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Navigation") {
        code = ($0 as? CLError)?.code
      }
      phone.wait(0.1)
      #expect(code == .promptDeclined)
    }
  }

  @Test("Device.LO4. No address is found")
  @MainActor func addresses() async {
    let code = await withCheckedContinuation { continuation in
      CLGeocoder().geocodeAddressString("Kettle Street 1") { places, error in
        #expect(places == nil)
        continuation.resume(returning: (error as? CLError)?.code)
      }
    }
    #expect(code == .network)
  }
}

/// Values that apps create in tests.
@Suite struct LocationValueTests {
  @Test("A place keeps its accuracies and source, and an archive keeps the accuracies")
  func accuracies() throws {
    let source = CLLocationSourceInformation(
      softwareSimulationState: true, andExternalAccessoryState: false)
    let place = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3,
      horizontalAccuracy: 4, verticalAccuracy: 5, course: 6, courseAccuracy: 7, speed: 8,
      speedAccuracy: 9, timestamp: Date(timeIntervalSinceReferenceDate: 0), sourceInfo: source)
    #expect(place.courseAccuracy == 7 && place.speedAccuracy == 9)
    #expect(place.sourceInformation === source && source.isSimulatedBySoftware)
    let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data)
    #expect(copy?.courseAccuracy == 7 && copy?.speedAccuracy == 9 && copy?.course == 6)
    #expect(CLLocation(latitude: 1, longitude: 2).speedAccuracy == -1)
    let floor = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: CLFloor.self,
      from: NSKeyedArchiver.archivedData(withRootObject: CLFloor(), requiringSecureCoding: true))
    #expect(floor?.level == 0)
  }
}
