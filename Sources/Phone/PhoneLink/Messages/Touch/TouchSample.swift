import TactusPhoneTypes

/// One digitizer sample of a touch.
///
/// Steps are in `Documentation/Behaviour/Digitizer.md`.
public struct TouchSample: Sendable, Equatable {
  /// The identifier of the touch.
  public var id: TouchID
  /// The phase of the touch.
  public var phase: Phase
  /// The kind of pointer.
  public var kind: Kind
  /// The time of the scan.
  public var time: PhoneInstant
  /// The distance from the left edge of the screen held upright, in points, at the digitizer's
  /// precision.
  public var x: Double
  /// The distance from the top edge of the screen held upright, in points, at the digitizer's
  /// precision.
  public var y: Double
  /// The force in units of an average touch; 0 where it is not measured.
  public var force: Double
  /// The maximum of `force`; 0 where it is not measured.
  public var maximumForce: Double
  /// The radius of the contact in points.
  public var radius: Double
  /// The tolerance of the radius in points.
  public var radiusTolerance: Double
  /// The angle of a pencil to the screen in radians: π/2 upright, 0 lying; π/2 for fingers.
  public var altitude: Double
  /// The direction in which a pencil leans, in radians: 0 to the right, π/2 down; 0 for fingers.
  public var azimuth: Double
  /// The properties that are estimated.
  public var estimated: Properties
  /// The estimated properties that a sample of the phase `updated` with the same index will
  /// correct.
  public var expecting: Properties
  /// The index of a sample that has been or will be corrected; `nil` for any other.
  public var updateIndex: UInt32?

  /// Creates a sample; the defaults are those of a finger without force.
  public init(
    id: TouchID, phase: Phase, kind: Kind = .finger, time: PhoneInstant, x: Double, y: Double,
    force: Double = 0, maximumForce: Double = 0, radius: Double = 0, radiusTolerance: Double = 0,
    altitude: Double = .pi / 2, azimuth: Double = 0, estimated: Properties = [],
    expecting: Properties = [], updateIndex: UInt32? = nil
  ) {
    self.id = id
    self.phase = phase
    self.kind = kind
    self.time = time
    self.x = x
    self.y = y
    self.force = force
    self.maximumForce = maximumForce
    self.radius = radius
    self.radiusTolerance = radiusTolerance
    self.altitude = altitude
    self.azimuth = azimuth
    self.estimated = estimated
    self.expecting = expecting
    self.updateIndex = updateIndex
  }

  /// The phase of a touch; the raw value is the word on the wire and in scripts.
  public enum Phase: String, Sendable, CaseIterable {
    /// The touch began.
    case began
    /// The position, force, size or angle changed.
    case moved
    /// The finger or pencil was lifted.
    case ended
    /// The phone cancelled the touch.
    case cancelled
    /// The estimates of an earlier sample were corrected; the touch itself did not change.
    case updated
  }

  /// The kind of pointer; the raw value is the word on the wire and in scripts.
  public enum Kind: String, Sendable, CaseIterable {
    /// A finger.
    case finger
    /// A pencil.
    case pencil
  }

  /// The properties of a sample that can be estimated.
  public struct Properties: OptionSet, Sendable, Hashable {
    /// One bit per property.
    public var rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The azimuth.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The altitude.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location.
    public static let location = Properties(rawValue: 1 << 3)
    /// All properties.
    public static let all: Properties = [.force, .azimuth, .altitude, .location]
  }
}
