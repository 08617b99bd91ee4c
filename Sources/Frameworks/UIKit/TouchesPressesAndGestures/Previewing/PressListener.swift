/// Is told how hard a finger presses, step by step (PV1).
@MainActor
protocol PressListener: AnyObject {
  /// Whether there is anything to preview where the finger is; asked once it presses harder than usual.
  func pressShouldBegin(_ press: PressRecognizer) -> Bool
  /// Is told how far it is from an average touch to a peek, 0…1.
  func press(_ press: PressRecognizer, hints progress: CGFloat)
  /// Is told that it is hard enough for a peek.
  func pressPeeks(_ press: PressRecognizer)
  /// Is told how far it is from there to a pop, 0…1, and that the finger may have moved.
  func press(_ press: PressRecognizer, deepens progress: CGFloat)
  /// Whether a press that is hard enough for a pop is one.
  func pressMayPop(_ press: PressRecognizer) -> Bool
  /// Is told that it is hard enough for a pop; it hears no more of this press.
  func pressPops(_ press: PressRecognizer)
  /// Is told that the finger was lifted after a peek; it hears no more of this press.
  func pressLifts(_ press: PressRecognizer)
  /// Is told that it was broken off, or lifted before a peek; it hears no more of this press.
  func pressCancels(_ press: PressRecognizer)
}
