// Images behind and between the segments (Controls.CG8). Images for compact bars are stored; the
// default ones are shown.
extension UISegmentedControl {
  /// The positions of segments, which have different content offsets.
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

  /// Sets the image behind the segments in a state; an image for the normal state hides the
  /// control's own background and the pill.
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
  /// Returns the image between segments in two states; if unset, the normal state's image.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { images.divider(leftState, rightState, barMetrics) }

  /// Sets the offset of the content of segments at a position.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    images.offsets[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment
    imagesChanged()
  }
  /// Returns the offset of the content of segments at a position.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { images.offsets[barMetrics]?[leftCenterRightOrAlone] ?? .zero }
}
