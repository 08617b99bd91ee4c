/// The levels of overlays.
public enum MKOverlayLevel: Int, Sendable {
  /// Above roads, and below labels.
  case aboveRoads = 0
  /// Above labels.
  case aboveLabels = 1
}
