import Synchronization
import TactusThreads

/// Core Foundation's run loop of a thread: a class of its own, though Foundation's works for it.
///
/// Sendable because Core Foundation's run loops may be used from any thread.
///
/// - Thread: any.
public final class CFRunLoop: _CoreFoundationObject, @unchecked Sendable {
  /// Foundation's run loop.
  public let _loop: RunLoop

  private init(_ loop: RunLoop) { _loop = loop }

  // An identifier stays valid as long as the object, which keeps Foundation's run loop.
  private static let objects = Mutex<[ObjectIdentifier: WeakReference<CFRunLoop>]>([:])

  /// Returns the object of a run loop: the same one as long as it is referenced.
  static func of(_ loop: RunLoop) -> CFRunLoop {
    objects.withLock { objects in
      if let object = objects[ObjectIdentifier(loop)]?.object { return object }
      objects = objects.filter { $0.value.object != nil }
      let object = CFRunLoop(loop)
      objects[ObjectIdentifier(loop)] = WeakReference(object)
      return object
    }
  }
}

extension RunLoop {
  /// Returns Core Foundation's object of the run loop.
  public func getCFRunLoop() -> CFRunLoop { CFRunLoop.of(self) }
}

/// Returns the main thread's run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop.of(.main) }

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop.of(.current) }
