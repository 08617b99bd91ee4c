/// A group of animations with a completion block.
///
/// Source: Layers.X4, Layers.X5
final class CompletionGroup {
  private var block: (() -> Void)?
  private let around: CompletionGroup?
  /// The number of running animations and inner groups, plus one until the group is closed.
  private var open = 1

  init(around: CompletionGroup?, block: @escaping () -> Void) {
    (self.block, self.around) = (block, around)
    around?.enter()
  }

  /// Adds an animation or inner group.
  func enter() { open += 1 }

  /// Removes an animation or inner group; the last one completes the group.
  func leave() {
    open -= 1
    guard open == 0, let block else { return }
    self.block = nil
    block()
    around?.leave()
  }

  /// Closes the group: no more animations are added.
  func close() { leave() }
}
