/// Animations that somebody waits for the end of.
///
/// Source: Documentation/Behaviour/Layers.md#transactions (X4, X5)
final class CompletionGroup {
  private var block: (() -> Void)?
  private let around: CompletionGroup?
  /// Animations and inner groups that go on, and one while more may be added.
  private var open = 1

  init(around: CompletionGroup?, block: @escaping () -> Void) {
    (self.block, self.around) = (block, around)
    around?.enter()
  }

  /// Waits for one more.
  func enter() { open += 1 }

  /// Waits for one less; when there is none left, it is over.
  func leave() {
    open -= 1
    guard open == 0, let block else { return }
    self.block = nil
    block()
    around?.leave()
  }

  /// Waits only for what was added so far.
  func close() { leave() }
}
