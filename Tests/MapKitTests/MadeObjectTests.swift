import MapKit
import Testing

/// Steps ObjectiveC.WC11–WC12: objects of MapKit that an app makes without arguments.
@MainActor @Suite struct MadeObjectTests {
  private final class Turn: MKRoute.Step, @unchecked Sendable {
    override var instructions: String { "Turn left" }
  }

  private final class Route: MKRoute, @unchecked Sendable {
    override var name: String { "A 1" }
    override var steps: [MKRoute.Step] { [MKRoute.Step(), Turn()] }
  }

  @Test("ObjectiveC.WC11, WC12. Routes, features and filters are empty; subclasses have their own")
  func empty() {
    let route = MKRoute()
    #expect(route.name.isEmpty && route.steps.isEmpty && route.distance == 0)
    #expect(route.polyline.pointCount == 0 && MKRoute.Step().instructions.isEmpty)
    let feature = MKGeoJSONFeature()
    #expect(feature.identifier == nil && feature.properties == nil && feature.geometry.isEmpty)
    #expect(MKPointOfInterestFilter().includes(.cafe))
    let made: MKRoute = Route()
    #expect(made.name == "A 1" && made.steps.map(\.instructions) == ["", "Turn left"])
  }
}
