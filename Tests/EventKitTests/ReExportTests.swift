import EventKit
import Testing

/// The names that a file with no further import has from EventKit, as on an iPhone.
@Suite struct ReExportTests {
  @Test("EventKit gives the names of Core Location")
  func names() {
    let place = EKStructuredLocation(title: "Home")
    place.geoLocation = CLLocation(latitude: 1, longitude: 2)
    #expect(place.geoLocation?.coordinate.latitude == 1)
  }
}
