import PhoneHardware

/// What the digitizer found of one touch in one scan.
///
/// Steps are in `Documentation/Behaviour/Digitizer.md`.
public struct TouchSample: Sendable, Equatable {
  /// Which touch.
  public var id: TouchID
  /// How far the touch is.
  public var phase: Phase
  /// What touches.
  public var kind: Kind
  /// When it was scanned.
  public var time: PhoneInstant
  /// Points from the left of the screen held upright, as exact as the digitizer is.
  public var x: Double
  /// Points from the top of the screen held upright, as exact as the digitizer is.
  public var y: Double
  /// How hard it presses, in units of an average touch; 0 where that is not felt.
  public var force: Double
  /// The most that `force` can be; 0 where force is not felt.
  public var maximumForce: Double
  /// Points from the centre of what touches to its rim.
  public var radius: Double
  /// Points by which the radius may be wrong.
  public var radiusTolerance: Double
  /// The angle of a pencil to the screen in radians: π/2 upright, 0 lying; π/2 for fingers.
  public var altitude: Double
  /// Where a pencil leans to, in radians: 0 to the right, π/2 down; 0 for fingers.
  public var azimuth: Double
  /// What is only estimated.
  public var estimated: Properties
  /// What of that will be told again, by a sample of the phase `updated` with the same index.
  public var expecting: Properties
  /// The number of a sample that has been, or will be, told again; `nil` for any other.
  public var updateIndex: UInt32?

  /// Names everything; what is left out is as with a finger that is not felt.
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

  /// How far a touch is; the raw value is the word on the wire and in scripts.
  public enum Phase: String, Sendable, CaseIterable {
    /// It has begun.
    case began
    /// Something of it has changed: its place, its force, its size or its angle.
    case moved
    /// It was lifted.
    case ended
    /// The phone has taken it away.
    case cancelled
    /// What an earlier sample estimated is known now; the touch itself is where it was.
    case updated
  }

  /// What touches; the raw value is the word on the wire and in scripts.
  public enum Kind: String, Sendable, CaseIterable {
    /// A finger.
    case finger
    /// A pencil.
    case pencil
  }

  /// What of a sample can be an estimate.
  public struct Properties: OptionSet, Sendable, Hashable {
    /// One bit a property.
    public var rawValue: Int

    /// Takes bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// How hard it presses.
    public static let force = Properties(rawValue: 1 << 0)
    /// Where it leans to.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// Its angle to the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// Where it is.
    public static let location = Properties(rawValue: 1 << 3)
    /// All of them.
    public static let all: Properties = [.force, .azimuth, .altitude, .location]
  }
}
