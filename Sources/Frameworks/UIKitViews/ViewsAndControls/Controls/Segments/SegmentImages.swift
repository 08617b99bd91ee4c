/// The images behind and between the segments of a control.
struct SegmentImages {
  /// The states beside a divider.
  struct Divider: Hashable {
    var left: UInt
    var right: UInt
    var metrics: UIBarMetrics
  }

  var backgrounds: [UIBarMetrics: ValuesByState<UIImage>] = [:]
  var dividers: [Divider: UIImage] = [:]
  var offsets: [UIBarMetrics: [UISegmentedControl.Segment: UIOffset]] = [:]

  /// Whether images replace the control's own background.
  var replaceBackground: Bool { backgrounds[.default]?[.normal] != nil }

  /// Returns the image between segments in two states; if unset, the normal state's image.
  func divider(
    _ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics
  ) -> UIImage? {
    dividers[Divider(left: left.rawValue, right: right.rawValue, metrics: metrics)]
      ?? dividers[Divider(left: 0, right: 0, metrics: metrics)]
  }

  /// Returns the offset of a segment's content, if there are several segments.
  func offset(_ index: Int, of count: Int) -> UIOffset {
    let place: UISegmentedControl.Segment =
      count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
    let offsets = offsets[.default] ?? [:]
    return offsets[place] ?? offsets[.any] ?? .zero
  }
}
