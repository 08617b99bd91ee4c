/// A handler of the number of steps in a period.
public typealias CMStepQueryHandler = (Int, (any Error)?) -> Void
/// A handler of the number of steps up to a time.
public typealias CMStepUpdateHandler = (Int, Date, (any Error)?) -> Void

/// The step counter before iOS 8; it counts no steps (Device.MO3).
@available(iOS, introduced: 7.0, deprecated: 8.0, message: "Use CMPedometer instead")
open class CMStepCounter: NSObject {
  /// Creates a counter.
  public override init() { super.init() }

  /// Returns false: steps are not counted.
  open class func isStepCountingAvailable() -> Bool { false }

  /// Asks for authorization, unless it is determined, and calls a handler with an error: the app is
  /// not authorized, or steps are not counted.
  open func queryStepCountStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMStepQueryHandler
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let handler = handler
    MotionPermission.ask(for: queue) { handler(0, $0) }
  }

  /// Asks for authorization as a query does, and calls the handler once with the error.
  open func startStepCountingUpdates(
    to queue: OperationQueue, updateOn stepCounts: Int,
    withHandler handler: @escaping CMStepUpdateHandler
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let handler = handler
    MotionPermission.ask(for: queue) { handler(0, Date(), $0) }
  }

  /// Does nothing: no updates run.
  open func stopStepCountingUpdates() {}
}
