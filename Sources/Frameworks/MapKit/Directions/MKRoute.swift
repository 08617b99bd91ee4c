/// A route between two places; never received.
///
/// - Thread: any; all its properties are constants.
open class MKRoute: NSObject, @unchecked Sendable {
  /// The name: empty.
  open var name: String { "" }
  /// The advisory notices: always empty.
  open var advisoryNotices: [String] { [] }
  /// The distance in meters: 0.
  open var distance: CLLocationDistance { 0 }
  /// The travel time in seconds: 0.
  open var expectedTravelTime: TimeInterval { 0 }
  /// The transport type: none.
  open var transportType: MKDirectionsTransportType { [] }
  /// Whether the route has tolls: always false.
  open var hasTolls: Bool { false }
  /// Whether the route has highways: always false.
  open var hasHighways: Bool { false }
  /// The polyline: empty.
  open var polyline: MKPolyline { MKPolyline() }
  /// The steps: always empty.
  open var steps: [Step] { [] }

  /// Creates an empty route, for tests that override its properties.
  public override init() { super.init() }

  /// A step of a route.
  ///
  /// - Thread: any; all its properties are constants.
  open class Step: NSObject, @unchecked Sendable {
    /// The instructions: empty.
    open var instructions: String { "" }
    /// The notice: nil.
    open var notice: String? { nil }
    /// The polyline: empty.
    open var polyline: MKPolyline { MKPolyline() }
    /// The distance in meters: 0.
    open var distance: CLLocationDistance { 0 }
    /// The transport type: none.
    open var transportType: MKDirectionsTransportType { [] }

    /// Creates an empty step.
    public override init() { super.init() }
  }
}
