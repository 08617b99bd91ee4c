/// The colors of pins of older systems.
public enum MKPinAnnotationColor: UInt, Sendable {
  case red = 0
  case green = 1
  case purple = 2
}
