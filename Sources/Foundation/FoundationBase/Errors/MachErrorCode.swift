/// The code of an error of the Mach kernel.
///
/// - Source: the public header `mach/kern_return.h`, whose names and numbers these are. Confidence:
///   documented.
public enum MachErrorCode: Int32, _StoredErrorCode {
  /// The error.
  public typealias _ErrorType = MachError

  /// The operation succeeded.
  case success = 0
  /// An address is not valid.
  case invalidAddress
  /// The memory does not permit the access.
  case protectionFailure
  /// An address range is in use or no space is left.
  case noSpace
  /// An argument is not valid.
  case invalidArgument
  /// The operation failed.
  case failure
  /// A system resource is missing.
  case resourceShortage
  /// The task does not have the receive right.
  case notReceiver
  /// The access is restricted.
  case noAccess
  /// The memory object of the page was destroyed.
  case memoryFailure
  /// The memory object reported an error.
  case memoryError
  /// The object is a member of the set already.
  case alreadyInSet
  /// The object is not a member of the set.
  case notInSet
  /// The name exists already.
  case nameExists
  /// The operation was aborted.
  case aborted
  /// The name is not valid.
  case invalidName
  /// The task is not valid.
  case invalidTask
  /// The right is not valid.
  case invalidRight
  /// The value is not valid.
  case invalidValue
  /// The number of user references is too large.
  case userReferencesOverflow
  /// The capability is not valid.
  case invalidCapability
  /// The task has the right already.
  case rightExists
  /// The host is not valid.
  case invalidHost
  /// The memory is present already.
  case memoryPresent
  /// The memory was moved.
  case memoryDataMoved
  /// The memory is to be copied again.
  case memoryRestartCopy
  /// The processor set is not valid.
  case invalidProcessorSet
  /// A limit of the scheduling policy is exceeded.
  case policyLimit
  /// The scheduling policy is not valid.
  case invalidPolicy
  /// The object is not valid.
  case invalidObject
  /// A thread waits already.
  case alreadyWaiting
  /// The default set cannot be destroyed.
  case defaultSet
  /// The exception is protected.
  case exceptionProtected
  /// The ledger is not valid.
  case invalidLedger
  /// The memory control is not valid.
  case invalidMemoryControl
  /// The caller has no privilege.
  case invalidSecurity
  /// The thread is not depressed.
  case notDepressed
  /// The object was terminated.
  case terminated
  /// The set of locks was destroyed.
  case lockSetDestroyed
  /// The holder of the lock was terminated.
  case lockUnstable
  /// Another thread owns the lock.
  case lockOwned
  /// The calling thread owns the lock already.
  case lockOwnedSelf
  /// The semaphore was destroyed.
  case semaphoreDestroyed
  /// The server was terminated.
  case rpcServerTerminated
  /// The call is to be terminated.
  case rpcTerminateOrphan
  /// The call is to be continued.
  case rpcContinueOrphan
  /// The operation is not supported.
  case notSupported
  /// The node of the port is down.
  case nodeDown
  /// No thread waits.
  case notWaiting
  /// The operation timed out.
  case operationTimedOut
  /// The signature of a page is not valid.
  case codesignError
  /// The property cannot be changed.
  case policyStatic
}
