import TactusPhoneLink

/// A report of one finger or pencil by a user interface, a script or a browser.
///
/// Invalid numbers are repaired as the steps define, so the reporter need not check them.
public struct TouchReport: Sendable, Equatable {
  /// The contact.
  public var contact: ContactID
  /// The phase; `updated` is reserved for the digitizer and is rejected.
  public var phase: TouchSample.Phase
  /// Whether the contact is a finger or a pencil; only used at the beginning of a touch.
  public var kind: TouchSample.Kind
  /// The distance from the left edge of the screen held upright, in points; NaN, like `y`, if the
  /// position is unchanged.
  public var x: Double
  /// The distance from the top edge of the screen held upright, in points.
  public var y: Double
  /// The pressure.
  public var pressure: Pressure
  /// The radius of the contact in points; `nil` if unchanged.
  public var radius: Double?
  /// The angle of a pencil to the screen in radians, π/2 upright; `nil` if unchanged.
  public var altitude: Double?
  /// The direction in which a pencil leans, in radians, 0 to the right; `nil` if unchanged.
  public var azimuth: Double?

  /// Creates a report; the defaults are those of an average finger.
  public init(
    _ contact: ContactID, _ phase: TouchSample.Phase, kind: TouchSample.Kind = .finger, x: Double,
    y: Double, pressure: Pressure = .default, radius: Double? = nil, altitude: Double? = nil,
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

  /// Whether the report has a position, valid or not.
  var hasPosition: Bool { !x.isNaN || !y.isNaN }
}
