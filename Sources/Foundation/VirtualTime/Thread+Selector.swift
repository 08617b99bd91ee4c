import Synchronization

// Threads that call a method. Source: ObjectiveC.KC22
extension Thread {
  /// Creates a thread that calls a method.
  ///
  /// Here methods that are found by their names run on the main thread, for which this one waits. A
  /// warning names the caller's place.
  ///
  /// - Parameters:
  ///   - target: The receiver, which the thread keeps.
  ///   - selector: The selector of a method with at most one argument.
  ///   - argument: The argument.
  public convenience init(
    target: Any, selector: Selector, object argument: Any?, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let (receiver, argument) = (messageReceiver(target), argument)
    self.init {
      MethodThreadWarning.warn(selector, file, line)
      DispatchQueue.main.sync {
        MainActor.assumeIsolated { _ = selector.send(to: receiver, with: [argument]) }
      }
    }
  }

  /// Starts a thread that calls a method, as one that is created with it.
  public class func detachNewThreadSelector(
    _ selector: Selector, toTarget target: Any, with argument: Any?,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    Thread(target: target, selector: selector, object: argument, file: file, line: line).start()
  }

  /// The priority of the thread, from 0 to 1; 0.5 by default.
  ///
  /// It is stored only: Linux gives no thread a higher priority without a permission.
  public var threadPriority: Double {
    get { ThreadPriorities.of(self) }
    set { ThreadPriorities.set(newValue, of: self) }
  }

  /// Returns the priority of the current thread.
  public class func threadPriority() -> Double { current.threadPriority }

  /// Changes the priority of the current thread, which is stored only.
  ///
  /// - Returns: Whether it is a priority, from 0 to 1.
  @discardableResult
  public class func setThreadPriority(_ p: Double) -> Bool {
    guard (0...1).contains(p) else { return false }
    current.threadPriority = p
    return true
  }
}

/// The priorities of threads, in their dictionaries of values.
private enum ThreadPriorities {
  private static let key = "tactus.priority"

  static func of(_ thread: Thread) -> Double { thread.threadDictionary[key] as? Double ?? 0.5 }

  static func set(_ priority: Double, of thread: Thread) {
    thread.threadDictionary[key] = min(max(0, priority), 1)
  }
}

/// The warning that a method does not run on the thread that is meant.
enum MethodThreadWarning {
  static func warn(_ selector: Selector, _ file: StaticString, _ line: UInt) {
    RuntimeWarning.once(
      "\(file):\(line): \(selector) is called on the main thread, as each method that is found by "
        + "its name; use a dispatch queue for other threads")
  }
}
