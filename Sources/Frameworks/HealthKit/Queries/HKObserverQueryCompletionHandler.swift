/// The closure that an app calls when it has handled a change.
public typealias HKObserverQueryCompletionHandler = @Sendable () -> Void
