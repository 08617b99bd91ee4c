/// The order of overlays and the content of the map.
public enum MKOverlayLevel: Int, Sendable {
  /// Above roads, and below labels.
  case aboveRoads = 0
  /// Above labels.
  case aboveLabels = 1
}
