/// The side of the body on which a device was.
public enum HKDevicePlacementSide: Int, Sendable {
  case unknown = 0
  case left, right, central
}
