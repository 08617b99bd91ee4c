/// A way between two places, which no service finds.
open class MKRoute: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String { "" }
  /// Warnings about the way.
  open var advisoryNotices: [String] { [] }
  /// The length in meters.
  open var distance: CLLocationDistance { 0 }
  /// The duration in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// The means of transport.
  open var transportType: MKDirectionsTransportType { [] }
  /// Whether a part of the way costs a toll.
  open var hasTolls: Bool { false }
  /// Whether a part of the way is a highway.
  open var hasHighways: Bool { false }
  /// The way as a line.
  open var polyline: MKPolyline { MKPolyline() }
  /// The parts of the way.
  open var steps: [Step] { [] }

  /// Creates an empty route, as tests do that override its properties.
  public override init() { super.init() }

  /// A part of a way.
  open class Step: NSObject, @unchecked Sendable {
    /// The instructions.
    open var instructions: String { "" }
    /// A warning.
    open var notice: String? { nil }
    /// The part as a line.
    open var polyline: MKPolyline { MKPolyline() }
    /// The length in meters.
    open var distance: CLLocationDistance { 0 }
    /// The means of transport.
    open var transportType: MKDirectionsTransportType { [] }

    /// Creates an empty step.
    public override init() { super.init() }
  }
}
