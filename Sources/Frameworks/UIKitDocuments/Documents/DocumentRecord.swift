/// The values of a document that any thread may read.
///
/// Sendable because the lock around it is held while it is used.
struct DocumentRecord: @unchecked Sendable {
  var fileURL: URL
  var modificationDate: Date?
  var state = UIDocument.State.closed
  var changes = ChangeCount()
  /// The contents that were read and not loaded yet.
  var pendingContents: Any?
  /// The number of accesses that run, during which the document has a progress.
  var accessCount = 0
  /// The error that is being handled.
  var errorInHandling: (any Error)?
  /// Whether a save is scheduled.
  var isAutosaveScheduled = false
}
