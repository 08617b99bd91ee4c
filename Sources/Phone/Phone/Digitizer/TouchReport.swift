import PhoneLink

/// What a person, a script or a browser says of one finger or pencil.
///
/// Numbers that make no sense are repaired, as steps say, so whoever reports need not check.
public struct TouchReport: Sendable, Equatable {
  /// What touches.
  public var contact: ContactID
  /// What it does; `updated` is the digitizer's own and is refused.
  public var phase: TouchSample.Phase
  /// Whether it is a finger or a pencil; only a beginning says so.
  public var kind: TouchSample.Kind
  /// Points from the left of the screen held upright; no number, as `y`, where it is as before.
  public var x: Double
  /// Points from the top of the screen held upright.
  public var y: Double
  /// How hard it presses.
  public var pressure: Pressure
  /// Points from its centre to its rim; `nil` where that is as before.
  public var radius: Double?
  /// A pencil's angle to the screen in radians, π/2 upright; `nil` where that is as before.
  public var altitude: Double?
  /// Where a pencil leans to, in radians, 0 to the right; `nil` where that is as before.
  public var azimuth: Double?

  /// Names everything; what is left out is as with a usual finger.
  public init(
    _ contact: ContactID, _ phase: TouchSample.Phase, kind: TouchSample.Kind = .finger, x: Double,
    y: Double, pressure: Pressure = .usual, radius: Double? = nil, altitude: Double? = nil,
    azimuth: Double? = nil
  ) {
    self.contact = contact
    self.phase = phase
    self.kind = kind
    self.x = x
    self.y = y
    self.pressure = pressure
    self.radius = radius
    self.altitude = altitude
    self.azimuth = azimuth
  }

  /// Whether it says where, or tries to.
  var saysPlace: Bool { !x.isNaN || !y.isNaN }
}
