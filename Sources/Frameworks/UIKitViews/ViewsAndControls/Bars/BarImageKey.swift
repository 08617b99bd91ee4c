/// The position and the metrics for which a bar has a background image.
struct BarImageKey: Hashable {
  let position: UIBarPosition
  let metrics: UIBarMetrics
}

extension [BarImageKey: UIImage] {
  /// Navigation.NB13: returns the background image of a bar, the one of its own position and
  /// metrics first.
  func image(at position: UIBarPosition, isLow: Bool) -> UIImage? {
    let metrics: [UIBarMetrics] = isLow ? [.compact, .default] : [.default]
    for metrics in metrics {
      for position in [position, .any] {
        if let image = self[BarImageKey(position: position, metrics: metrics)] { return image }
      }
    }
    return nil
  }
}
