import CoreLocation
import Testing

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
  @MainActor func manager() async {
    let (manager, listener) = (CLLocationManager(), Listener())
    #expect(!CLLocationManager.locationServicesEnabled())
    #expect(manager.authorizationStatus == .denied)
    manager.delegate = listener
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    #expect(listener.calls.isEmpty)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(listener.calls == ["status 2", "error 1"])
    #expect(manager.location == nil && manager.heading == nil)
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
