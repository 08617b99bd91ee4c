/// What holds for the changes between a beginning and its commit.
final class Transaction {
  /// The values that were set in it; the rest is that of the transaction around.
  private(set) var values: [String: Any] = [:]
  /// Whether changes run no actions, which is asked for with each of them.
  private(set) var disablesActions: Bool?
  /// Who waits for the animations that are added now.
  private(set) var waiting: CompletionGroup?
  private let around: CompletionGroup?

  /// Makes a transaction.
  ///
  /// - Parameter around: Who waits for the animations of the transaction around.
  init(around: CompletionGroup?) { self.around = around }

  /// Who is to be told when animations that are added now have ended.
  var group: CompletionGroup? { waiting ?? around }

  /// Sets a value.
  func set(_ value: Any?, forKey key: String) {
    values[key] = value
    if key == kCATransactionDisableActions { disablesActions = value as? Bool }
  }

  /// Calls somebody when all animations that are added from now on have ended.
  func setCompletion(_ block: (() -> Void)?) {
    close()
    waiting = block.map { CompletionGroup(around: around, block: $0) }
  }

  /// Adds no more animations to those that somebody waits for.
  func close() {
    let closing = waiting
    waiting = nil
    closing?.close()
  }
}
