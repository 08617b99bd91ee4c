/// What a drag of a scroll view began with.
struct ScrollDrag {
  /// The offset that the fingers' way is taken from, as if there were no edges.
  var start = (x: 0.0, y: 0.0)
  /// Which directions follow the fingers.
  var axes = (horizontal: true, vertical: true)
  var log = TravelLog()
  /// The page it began at.
  var page = (x: 0.0, y: 0.0)
}

/// What a scroll view does by itself.
enum ScrollRun {
  /// It goes on after it was let go of.
  case slow(since: TimeInterval, x: ScrollMotion, y: ScrollMotion)
  /// It goes where the app wants it.
  case animation(since: TimeInterval, from: CGPoint, to: CGPoint, isToTop: Bool)
  /// Its zoom changes.
  case zoom(since: TimeInterval, ScrollZoom.Change, isBounce: Bool)
}
