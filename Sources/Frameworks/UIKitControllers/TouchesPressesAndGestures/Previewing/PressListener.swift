/// The delegate of a press recognizer, which follows the force of a finger (Previews.PV1).
@MainActor
package protocol PressListener: AnyObject {
  /// Returns whether there is something to preview at the location; called when the force first
  /// exceeds an average touch.
  func pressShouldBegin(_ press: PressRecognizer) -> Bool
  /// Notifies the listener that the force has reached a fraction of the way from an average touch
  /// to a peek, 0…1.
  func press(_ press: PressRecognizer, hints progress: CGFloat)
  /// Notifies the listener that the force has reached a peek.
  func pressPeeks(_ press: PressRecognizer)
  /// Notifies the listener that the force has reached a fraction of the way from a peek to a pop,
  /// 0…1, or that the finger has moved.
  func press(_ press: PressRecognizer, deepens progress: CGFloat)
  /// Returns whether the preview may open when the force reaches a pop.
  func pressMayPop(_ press: PressRecognizer) -> Bool
  /// Notifies the listener that the force has reached a pop; no further calls follow for this
  /// press.
  func pressPops(_ press: PressRecognizer)
  /// Notifies the listener that the finger was lifted after a peek; no further calls follow for
  /// this press.
  func pressLifts(_ press: PressRecognizer)
  /// Notifies the listener that the press was cancelled, or ended before a peek; no further calls
  /// follow for this press.
  func pressCancels(_ press: PressRecognizer)
}
