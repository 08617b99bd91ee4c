/// A transaction of the current thread.
final class Transaction {
  /// The values that were set in this transaction.
  private(set) var values: [String: Any] = [:]
  /// Whether changes run no actions; cached, since each change reads it.
  private(set) var disablesActions: Bool?
  /// The completion group of this transaction.
  private(set) var waiting: CompletionGroup?
  private let around: CompletionGroup?

  /// Creates a transaction.
  ///
  /// - Parameter around: The completion group of the enclosing transaction.
  init(around: CompletionGroup?) { self.around = around }

  /// The group to which new animations are added.
  var group: CompletionGroup? { waiting ?? around }

  /// Sets a value.
  func set(_ value: Any?, forKey key: String) {
    values[key] = value
    if key == kCATransactionDisableActions { disablesActions = value as? Bool }
  }

  /// Sets a block that is called when all animations added from now on have ended.
  func setCompletion(_ block: (() -> Void)?) {
    close()
    waiting = block.map { CompletionGroup(around: around, block: $0) }
  }

  /// Closes the current completion group.
  func close() {
    let closing = waiting
    waiting = nil
    closing?.close()
  }
}
