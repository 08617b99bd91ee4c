/// The state, metrics and style for which a bar button item has a background image.
struct ItemImageKey: Hashable {
  let state: UInt
  let metrics: UIBarMetrics
  /// The style; `nil` for all styles.
  let style: UIBarButtonItem.Style?

  init(
    _ state: UIControl.State, _ metrics: UIBarMetrics, _ style: UIBarButtonItem.Style? = nil
  ) { (self.state, self.metrics, self.style) = (state.rawValue, metrics, style) }
}

/// The background images and offsets of a bar button item, which take precedence over the
/// appearance.
struct BarItemOverrides {
  var images: [ItemImageKey: UIImage] = [:]
  var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]

  /// Returns the image for a state, preferring the image of the style and the metrics
  /// (Navigation.NB14).
  func image(
    for state: UIControl.State, style: UIBarButtonItem.Style?, isLow: Bool
  ) -> UIImage? {
    let metrics: [UIBarMetrics] = isLow ? [.compact, .default] : [.default]
    for metrics in metrics {
      for style in [style, nil] {
        if let image = images[ItemImageKey(state, metrics, style)] { return image }
      }
    }
    return nil
  }

  /// Returns the offset of the title.
  func titleOffset(isLow: Bool) -> UIOffset? {
    (isLow ? titleOffsets[.compact] : nil) ?? titleOffsets[.default]
  }
}
