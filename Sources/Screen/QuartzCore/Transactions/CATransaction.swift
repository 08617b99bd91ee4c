/// A group of layer changes that become visible together.
///
/// Changes outside of `begin` and `commit` belong to an implicit transaction, which ends with the
/// turn of the run loop.
///
/// - Thread: each has its own transactions.
open class CATransaction: NSObject {
  /// Begins a transaction nested in the current one.
  open class func begin() {
    let session = LayerSession.current
    session.transactions.append(Transaction(around: session.transaction.group))
  }

  /// Commits the transaction that was begun last; without effect if there is none.
  open class func commit() {
    let session = LayerSession.current
    guard session.transactions.count > 1 else { return }
    session.transactions.removeLast().close()
  }

  /// Commits the implicit transaction, unless an explicit one is open.
  open class func flush() { LayerSession.current.flush() }

  /// Locks a recursive lock that all threads share.
  open class func lock() { gate.lock() }

  /// Unlocks the lock, once for each `lock`.
  open class func unlock() { gate.unlock() }

  // MARK: Current values

  /// Returns the default duration of animations, in seconds.
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  /// Sets the default duration of animations.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// Returns the timing function of implicit animations, or `nil` for the default.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the timing function of implicit animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Returns whether changes run no actions, and are therefore not animated implicitly.
  open class func disableActions() -> Bool {
    LayerSession.current.areActionsDisabled
  }

  /// Sets whether changes run no actions.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// Returns the completion block.
  open class func completionBlock() -> (() -> Void)? {
    LayerSession.current.transaction.values[kCATransactionCompletionBlock] as? () -> Void
  }

  /// Sets a block that is called when all animations added from now until the commit have ended.
  ///
  /// Without animations it is called at the commit.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let transaction = LayerSession.current.transaction
    transaction.set(block, forKey: kCATransactionCompletionBlock)
    transaction.setCompletion(block)
  }

  /// Returns a value of this transaction, or of one around it.
  open class func value(forKey key: String) -> Any? {
    for transaction in LayerSession.current.transactions.reversed() {
      if let value = transaction.values[key] { return value }
    }
    return nil
  }

  /// Sets a value for this transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock {
      return setCompletionBlock(anObject as? () -> Void)
    }
    LayerSession.current.transaction.set(anObject, forKey: key)
  }

  private static let gate = NSRecursiveLock()
}

extension LayerSession {
  /// Whether changes run no actions.
  var areActionsDisabled: Bool {
    for transaction in transactions.reversed() {
      if let disables = transaction.disablesActions { return disables }
    }
    return false
  }

  /// The innermost transaction; an implicit one begins when needed.
  var transaction: Transaction {
    if let last = transactions.last { return last }
    let implicit = Transaction(around: nil)
    transactions.append(implicit)
    return implicit
  }
}
