/// A source, or one of its connections, with a position in environments.
protocol SpatialSource: AnyObject {
  /// The place.
  var spatialValues: SpatialValues { get set }
}
