/// A queue that runs operations at once, on the thread that adds them.
///
/// The work of a document for file presenters waits only for the main thread, and has its order
/// also in virtual time (DocumentsInApps.FP1).
///
/// Sendable because it adds no property.
final class CallingThreadQueue: OperationQueue, @unchecked Sendable {
  override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
  override func addOperation(_ op: Operation) { op.start() }
  override func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    ops.forEach { $0.start() }
  }
}
