// The codes by names of the error's own, as on an iPhone.
extension MachError {
  /// The operation succeeded.
  public static var success: Code { .success }
  /// An address is not valid.
  public static var invalidAddress: Code { .invalidAddress }
  /// The memory does not permit the access.
  public static var protectionFailure: Code { .protectionFailure }
  /// An address range is in use or no space is left.
  public static var noSpace: Code { .noSpace }
  /// An argument is not valid.
  public static var invalidArgument: Code { .invalidArgument }
  /// The operation failed.
  public static var failure: Code { .failure }
  /// A system resource is missing.
  public static var resourceShortage: Code { .resourceShortage }
  /// The task does not have the receive right.
  public static var notReceiver: Code { .notReceiver }
  /// The access is restricted.
  public static var noAccess: Code { .noAccess }
  /// The memory object of the page was destroyed.
  public static var memoryFailure: Code { .memoryFailure }
  /// The memory object reported an error.
  public static var memoryError: Code { .memoryError }
  /// The object is a member of the set already.
  public static var alreadyInSet: Code { .alreadyInSet }
  /// The object is not a member of the set.
  public static var notInSet: Code { .notInSet }
  /// The name exists already.
  public static var nameExists: Code { .nameExists }
  /// The operation was aborted.
  public static var aborted: Code { .aborted }
  /// The name is not valid.
  public static var invalidName: Code { .invalidName }
  /// The task is not valid.
  public static var invalidTask: Code { .invalidTask }
  /// The right is not valid.
  public static var invalidRight: Code { .invalidRight }
  /// The value is not valid.
  public static var invalidValue: Code { .invalidValue }
  /// The number of user references is too large.
  public static var userReferencesOverflow: Code { .userReferencesOverflow }
  /// The capability is not valid.
  public static var invalidCapability: Code { .invalidCapability }
  /// The task has the right already.
  public static var rightExists: Code { .rightExists }
  /// The host is not valid.
  public static var invalidHost: Code { .invalidHost }
  /// The memory is present already.
  public static var memoryPresent: Code { .memoryPresent }
  /// The memory was moved.
  public static var memoryDataMoved: Code { .memoryDataMoved }
  /// The memory is to be copied again.
  public static var memoryRestartCopy: Code { .memoryRestartCopy }
  /// The processor set is not valid.
  public static var invalidProcessorSet: Code { .invalidProcessorSet }
  /// A limit of the scheduling policy is exceeded.
  public static var policyLimit: Code { .policyLimit }
  /// The scheduling policy is not valid.
  public static var invalidPolicy: Code { .invalidPolicy }
  /// The object is not valid.
  public static var invalidObject: Code { .invalidObject }
  /// A thread waits already.
  public static var alreadyWaiting: Code { .alreadyWaiting }
  /// The default set cannot be destroyed.
  public static var defaultSet: Code { .defaultSet }
  /// The exception is protected.
  public static var exceptionProtected: Code { .exceptionProtected }
  /// The ledger is not valid.
  public static var invalidLedger: Code { .invalidLedger }
  /// The memory control is not valid.
  public static var invalidMemoryControl: Code { .invalidMemoryControl }
  /// The caller has no privilege.
  public static var invalidSecurity: Code { .invalidSecurity }
  /// The thread is not depressed.
  public static var notDepressed: Code { .notDepressed }
  /// The object was terminated.
  public static var terminated: Code { .terminated }
  /// The set of locks was destroyed.
  public static var lockSetDestroyed: Code { .lockSetDestroyed }
  /// The holder of the lock was terminated.
  public static var lockUnstable: Code { .lockUnstable }
  /// Another thread owns the lock.
  public static var lockOwned: Code { .lockOwned }
  /// The calling thread owns the lock already.
  public static var lockOwnedSelf: Code { .lockOwnedSelf }
  /// The semaphore was destroyed.
  public static var semaphoreDestroyed: Code { .semaphoreDestroyed }
  /// The server was terminated.
  public static var rpcServerTerminated: Code { .rpcServerTerminated }
  /// The call is to be terminated.
  public static var rpcTerminateOrphan: Code { .rpcTerminateOrphan }
  /// The call is to be continued.
  public static var rpcContinueOrphan: Code { .rpcContinueOrphan }
  /// The operation is not supported.
  public static var notSupported: Code { .notSupported }
  /// The node of the port is down.
  public static var nodeDown: Code { .nodeDown }
  /// No thread waits.
  public static var notWaiting: Code { .notWaiting }
  /// The operation timed out.
  public static var operationTimedOut: Code { .operationTimedOut }
  /// The signature of a page is not valid.
  public static var codesignError: Code { .codesignError }
  /// The property cannot be changed.
  public static var policyStatic: Code { .policyStatic }
}
