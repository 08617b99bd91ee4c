/// The inputs of a filter that projects an image between four corners.
public protocol CIPerspectiveTransform: CIFourCoordinateGeometryFilter {}
