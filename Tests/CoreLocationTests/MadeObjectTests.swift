import Contacts
import CoreLocation
import Testing

/// Steps ObjectiveC.WC11–WC12: objects of Core Location that an app makes without arguments.
@Suite struct MadeObjectTests {
  private final class Beacon: CLBeacon, @unchecked Sendable {
    override var major: NSNumber { 3 }
    override var proximity: CLProximity { .near }
    override var rssi: Int { -40 }
  }

  private final class Listener: NSObject, CLLocationManagerDelegate {
    var majors: [NSNumber] = []
    func locationManager(
      _ manager: CLLocationManager, didRange beacons: [CLBeacon],
      satisfying beaconConstraint: CLBeaconIdentityConstraint
    ) { majors = beacons.map(\.major) }
  }

  @Test("ObjectiveC.WC11. A beacon is nowhere, and a source is the phone itself")
  func empty() {
    let beacon = CLBeacon()
    #expect(beacon.uuid.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(beacon.major == 0 && beacon.minor == 0 && beacon.rssi == 0)
    #expect(beacon.proximity == .unknown && beacon.accuracy < 0)
    let source = CLLocationSourceInformation()
    #expect(!source.isSimulatedBySoftware && !source.isProducedByAccessory)
  }

  private final class Place: CLPlacemark, @unchecked Sendable {
    override var locality: String? { "Bern" }
    override var postalCode: String? { "3000" }
  }

  @Test("ObjectiveC.WC11, WC12. A place has no address, and a subclass the one that it overrides")
  func places() {
    #expect(CLPlacemark().location == nil && CLPlacemark().postalAddress == nil)
    let place: CLPlacemark = Place()
    #expect(place.postalAddress?.city == "Bern" && place.postalAddress?.postalCode == "3000")
    #expect(CLPlacemark(placemark: place) !== place)
  }

  @Test("ObjectiveC.WC12. A delegate reads what a subclass of a beacon overrides")
  func subclass() {
    let (listener, constraint) = (Listener(), CLBeaconIdentityConstraint(uuid: UUID()))
    let beacon: CLBeacon = Beacon()
    listener.locationManager(
      CLLocationManager(), didRange: [CLBeacon(), beacon], satisfying: constraint)
    #expect(listener.majors == [0, 3] && beacon.proximity == .near && beacon.rssi == -40)
  }
}
