import CoreLocation
import Testing

/// Places, and the phone that does not know its own.
@Suite struct LocationTests {
  @Test("A place and a direction without values")
  func empty() {
    let place = CLLocation()
    #expect(place.coordinate.latitude == 0 && place.coordinate.longitude == 0)
    #expect(place.speed == -1 && place.course == -1)
    #expect(CLHeading().headingAccuracy < 0)
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
