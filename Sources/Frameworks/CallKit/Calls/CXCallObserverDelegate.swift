/// The delegate of a call observer.
public protocol CXCallObserverDelegate: NSObjectProtocol {
  /// Notifies the delegate that a call started, changed or ended.
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
