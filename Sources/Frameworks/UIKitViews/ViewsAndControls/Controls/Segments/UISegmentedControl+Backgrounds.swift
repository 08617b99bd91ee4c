// Images behind and between the segments. Step Controls.CG8. Those for compact bars are stored, and
// the default ones are shown.
extension UISegmentedControl {
  /// The places of segments, for which the offset of the content differs.
  public enum Segment: Int, Sendable {
    /// Every segment.
    case any = 0
    /// The first segment.
    case left = 1
    /// A segment between others.
    case center = 2
    /// The last segment.
    case right = 3
    /// The only segment.
    case alone = 4
  }

  /// Sets the image behind the segments in a state; with one for the normal state, neither the
  /// control's own background nor the pill is shown.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    images.backgrounds[barMetrics, default: .init()][exactly: state] = backgroundImage
    imagesChanged()
  }
  /// Returns the image behind the segments in a state.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { images.backgrounds[barMetrics]?[state] }

  /// Sets the image between segments in two states.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    let key = SegmentImages.Divider(
      left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics)
    images.dividers[key] = dividerImage
    imagesChanged()
  }
  /// Returns the image between segments in two states; without one, that of the normal state.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { images.divider(leftState, rightState, barMetrics) }

  /// Sets the offset of the content of segments in a place.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    images.offsets[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment
    imagesChanged()
  }
  /// Returns the offset of the content of segments in a place.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { images.offsets[barMetrics]?[leftCenterRightOrAlone] ?? .zero }
}
