/// What is known of one touch at one time, before it has an object; places are the screen's.
package struct FingerReport: Sendable {
  /// Tells touches apart; it is not used twice.
  package var id: UInt32
  /// What touches.
  package var kind: UITouch.TouchType
  /// The most that force can be; 0 where there is no sensor.
  package var maximumForce: CGFloat
  /// What it is like.
  package var moment: UITouch.Moment
  /// Whether it makes good what an earlier report only estimated, and says nothing new.
  package var isUpdate = false

  /// Makes a report.
  package init(
    _ id: UInt32, _ moment: UITouch.Moment, kind: UITouch.TouchType = .direct,
    maximumForce: CGFloat = 0
  ) {
    (self.id, self.moment, self.kind, self.maximumForce) = (id, moment, kind, maximumForce)
  }
}
