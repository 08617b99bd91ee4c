/// A sample of a touch in screen coordinates, before it belongs to a `UITouch`.
package struct TouchInput: Sendable {
  /// The identifier of the touch; it is not reused.
  package var id: UInt32
  /// The type of the touch.
  package var kind: UITouch.TouchType
  /// The maximum force; 0 without a sensor.
  package var maximumForce: CGFloat
  /// The properties of the touch.
  package var moment: UITouch.Moment
  /// Whether the sample only corrects estimates of an earlier one.
  package var isUpdate = false

  /// Creates a sample.
  package init(
    _ id: UInt32, _ moment: UITouch.Moment, kind: UITouch.TouchType = .direct,
    maximumForce: CGFloat = 0
  ) {
    (self.id, self.moment, self.kind, self.maximumForce) = (id, moment, kind, maximumForce)
  }
}
