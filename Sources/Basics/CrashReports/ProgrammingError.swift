internal import CTactusCrash

// A programming error of a client: the texts of `precondition` and `fatalError` are lost in an
// optimized build, and these are not.

/// Ends the program with the message of an uncaught exception on an iPhone.
///
/// The message is on standard error before the program ends; a backtrace with the client's file
/// and line follows (Crashes.CR1–CR3).
///
/// - Parameters:
///   - reason: The reason: the client's action.
///   - exception: The name of the exception.
package func programmingError(
  _ reason: @autoclosure () -> String,
  exception: String = "NSInternalInconsistencyException"
) -> Never {
  CrashReporter.install()
  CrashReporter.write(
    "*** Terminating app due to uncaught exception '\(exception)', reason: '\(reason())'\n")
  tactusTrap()
}

/// Ends the program with `programmingError` unless a condition is true.
package func programmingPrecondition(
  _ condition: @autoclosure () -> Bool, _ reason: @autoclosure () -> String,
  exception: String = "NSInternalInconsistencyException"
) {
  if !condition() { programmingError(reason(), exception: exception) }
}
