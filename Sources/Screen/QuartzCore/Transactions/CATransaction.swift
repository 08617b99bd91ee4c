/// Changes of layers that become visible together, and how.
///
/// Changes outside of `begin` and `commit` are in an implicit transaction, which ends with the turn.
///
/// - Thread: each has its own transactions.
open class CATransaction: NSObject {
  /// Begins a transaction within the one that is open.
  open class func begin() {
    let session = LayerSession.current
    session.transactions.append(Transaction(around: session.transaction.group))
  }

  /// Ends the transaction that was begun last; where none was, does nothing.
  open class func commit() {
    let session = LayerSession.current
    guard session.transactions.count > 1 else { return }
    session.transactions.removeLast().close()
  }

  /// Ends the implicit transaction, which makes all changes visible, unless another is open.
  open class func flush() { LayerSession.current.flush() }

  /// Keeps other threads out of `lock` until `unlock`; one thread may come in several times.
  open class func lock() { gate.lock() }

  /// Lets other threads in, once for each `lock`.
  open class func unlock() { gate.unlock() }

  // MARK: What holds

  /// How long animations last that do not say it, in seconds.
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  /// Says how long animations last that do not say it.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }

  /// The timing function of implicit animations; `nil` is the default one.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Says which timing function implicit animations have.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Whether changes run no actions, and so are not animated by themselves.
  open class func disableActions() -> Bool {
    LayerSession.current.areActionsDisabled
  }

  /// Says whether changes run no actions.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// Who is called when all animations that were added since it was set have ended.
  open class func completionBlock() -> (() -> Void)? {
    LayerSession.current.transaction.values[kCATransactionCompletionBlock] as? () -> Void
  }

  /// Calls somebody when all animations that are added from now on, until the commit, have ended or
  /// were removed; at the commit, if there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let transaction = LayerSession.current.transaction
    transaction.set(block, forKey: kCATransactionCompletionBlock)
    transaction.setCompletion(block)
  }

  /// A value of this transaction, or of those around.
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

/// The key of how long animations last.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes run no actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of implicit animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of who is called at the end.
public let kCATransactionCompletionBlock = "completionBlock"

extension LayerSession {
  /// Whether changes run no actions.
  var areActionsDisabled: Bool {
    for transaction in transactions.reversed() {
      if let disables = transaction.disablesActions { return disables }
    }
    return false
  }

  /// The innermost transaction; the implicit one begins when it is asked for.
  var transaction: Transaction {
    if let last = transactions.last { return last }
    let implicit = Transaction(around: nil)
    transactions.append(implicit)
    return implicit
  }
}
