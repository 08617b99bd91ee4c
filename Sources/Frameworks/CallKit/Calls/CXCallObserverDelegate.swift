/// The method that an observer of calls calls.
public protocol CXCallObserverDelegate: NSObjectProtocol {
  /// Tells the delegate that a call has begun, changed or ended.
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
