/// A source, or one of its connections, that has a place in environments.
protocol SpatialSource: AnyObject {
  /// The place.
  var spatialValues: SpatialValues { get set }
}
