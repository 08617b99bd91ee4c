/// A pointer of a browser at one moment.
struct Pointer {
  /// A kind of pointer; the raw value is that of Pointer Events.
  enum Kind: String, CaseIterable, Sendable {
    case mouse, pen, touch
  }

  var kind: Kind
  var x: Double
  var y: Double
  /// The pressure, 0…1.
  var force = 0.5
  /// The tilt of a pen to the right and to the bottom, in degrees; nil for a pen that reports none.
  var tilt: (x: Int, y: Int)?
  /// The number of the pointer among those of its kind.
  var id = 0
}
