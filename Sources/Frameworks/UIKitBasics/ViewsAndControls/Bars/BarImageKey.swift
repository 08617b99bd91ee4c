/// The position and the metrics for which a bar has a background image.
package struct BarImageKey: Hashable {
  package let position: UIBarPosition
  package let metrics: UIBarMetrics

  package init(position: UIBarPosition, metrics: UIBarMetrics) {
    (self.position, self.metrics) = (position, metrics)
  }
}

extension [BarImageKey: UIImage] {
  /// Returns the background image of a bar, the one of its own position and metrics first
  /// (Navigation.NB13).
  package func image(at position: UIBarPosition, isLow: Bool) -> UIImage? {
    let metrics: [UIBarMetrics] = isLow ? [.compact, .default] : [.default]
    for metrics in metrics {
      for position in [position, .any] {
        if let image = self[BarImageKey(position: position, metrics: metrics)] { return image }
      }
    }
    return nil
  }
}
