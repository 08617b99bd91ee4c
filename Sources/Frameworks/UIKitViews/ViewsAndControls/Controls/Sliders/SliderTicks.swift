/// The dots of a slider's ticks (Controls.CL7).
@MainActor
final class SliderTicks: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a dot below the track for each tick.
  ///
  /// - Parameters:
  ///   - positions: The positions of the ticks, as fractions.
  ///   - room: The path of the thumb's center: its left end, its right end and its height.
  ///   - isFromRight: Whether the minimum value is at the right.
  func show(_ positions: [Float], over room: CGRect, isFromRight: Bool) {
    while subviews.count > positions.count { subviews.last?.removeFromSuperview() }
    while subviews.count < positions.count {
      let dot = UIView()
      dot.backgroundColor = .tertiaryLabel
      dot.layer.cornerRadius = SliderMetrics.tick / 2
      addSubview(dot)
    }
    for (dot, position) in zip(subviews, positions) {
      let part = isFromRight ? 1 - CGFloat(position) : CGFloat(position)
      dot.frame = CGRect(
        x: room.minX + room.width * part - SliderMetrics.tick / 2,
        y: room.midY + SliderMetrics.tickDistance, width: SliderMetrics.tick,
        height: SliderMetrics.tick)
    }
  }
}
