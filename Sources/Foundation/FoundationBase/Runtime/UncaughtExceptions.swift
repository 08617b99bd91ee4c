import TactusThreads

/// A function that is called with an uncaught exception.
///
/// On an iPhone it is a function of C, which Swift on Linux represents only for values of C.
public typealias NSUncaughtExceptionHandler = (NSException) -> Void

/// Sets the function that is called with an exception before it ends the program; nil for none
/// (ObjectiveC.XH1).
public func NSSetUncaughtExceptionHandler(_ handler: NSUncaughtExceptionHandler?) {
  UncaughtExceptions.set(handler)
}

/// Returns the function that is called with an exception before it ends the program.
public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? {
  UncaughtExceptions.present
}

/// The end of the program by an exception.
enum UncaughtExceptions {
  /// The app's handler, which captures nothing on an iPhone.
  private struct Handler {
    var function: NSUncaughtExceptionHandler?
  }

  private static let handler = Guarded(Handler())

  /// The app's handler; nil for none.
  static var present: NSUncaughtExceptionHandler? { handler.withLock { $0 }.function }

  /// Sets the app's handler.
  static func set(_ function: NSUncaughtExceptionHandler?) {
    let new = Handler(function: function)
    handler.withLock { $0 = new }
  }

  /// Calls the app's handler once: a handler that raises an exception itself is not called again.
  static func handle(_ exception: NSException) {
    let known = handler.withLock { handler in
      defer { handler = Handler() }
      return handler
    }
    known.function?(exception)
  }
}
