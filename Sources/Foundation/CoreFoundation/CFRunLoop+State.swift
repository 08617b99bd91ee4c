internal import CoreFoundation

// Core Foundation's functions that ask run loops and timers (ObjectiveC.FO52).

/// Returns the mode in which a run loop runs; nil if it does not run.
public func CFRunLoopCopyCurrentMode(_ rl: CFRunLoop!) -> CFRunLoopMode! {
  rl?._loop.currentMode.map { CFRunLoopMode($0.rawValue) }
}

/// Returns whether a run loop waits for its sources and timers.
public func CFRunLoopIsWaiting(_ rl: CFRunLoop!) -> Bool {
  guard let loop = rl?._loop.system else { return false }
  return CoreFoundation.CFRunLoopIsWaiting(reinterpreted(loop, as: CoreFoundation.CFRunLoop.self))
}

/// The value that the function of a timer receives.
public struct CFRunLoopTimerContext {
  /// The version: 0.
  public var version: CFIndex
  /// The value.
  public var info: UnsafeMutableRawPointer?
  /// The function that retains the value when the timer is created; nil for none.
  public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?
  /// The function that releases the value at the end of the timer; nil for none.
  public var release: ((UnsafeRawPointer?) -> Void)?
  /// Never called.
  public var copyDescription: ((UnsafeRawPointer?) -> Swift.Unmanaged<AnyObject>?)?

  /// Creates a context without a value.
  public init() { (version, info) = (0, nil) }

  /// Creates a context.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)?,
    release: ((UnsafeRawPointer?) -> Void)?,
    copyDescription: ((UnsafeRawPointer?) -> Swift.Unmanaged<AnyObject>?)?
  ) {
    (self.version, self.info, self.retain, self.release) = (version, info, retain, release)
    self.copyDescription = copyDescription
  }
}

/// The function of a timer, which receives the timer and the value of its context.
public typealias CFRunLoopTimerCallBack = (CFRunLoopTimer?, UnsafeMutableRawPointer?) -> Void

/// Creates a timer that calls a function.
///
/// - Parameters:
///   - allocator: Ignored.
///   - fireDate: The first time, in seconds since the beginning of 2001.
///   - interval: The interval in seconds; 0 for a timer that fires once.
///   - flags: Ignored, as by Apple's.
///   - order: Ignored, as by Apple's.
///   - callout: The function.
///   - context: The value that the function receives; nil for none.
public func CFRunLoopTimerCreate(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ callout: CFRunLoopTimerCallBack!,
  _ context: UnsafeMutablePointer<CFRunLoopTimerContext>!
) -> CFRunLoopTimer! {
  let target = TimerTarget(callout, context?.pointee ?? .init())
  return CFRunLoopTimerCreateWithHandler(allocator, fireDate, interval, flags, order) { timer in
    target.call(timer)
  }
}

/// The function of a timer, and the value that it receives.
private final class TimerTarget {
  private let callout: CFRunLoopTimerCallBack?
  private let info: UnsafeMutableRawPointer?
  private let release: ((UnsafeRawPointer?) -> Void)?

  init(_ callout: CFRunLoopTimerCallBack?, _ context: CFRunLoopTimerContext) {
    self.callout = callout
    if let retain = context.retain {
      info = UnsafeMutableRawPointer(mutating: retain(context.info))
    } else {
      info = context.info
    }
    release = context.release
  }

  deinit { release?(info) }

  func call(_ timer: CFRunLoopTimer?) { callout?(timer, info) }
}

/// Returns the next time of a timer, in seconds since the beginning of 2001; 0 for one that is
/// invalid.
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
  guard let timer, timer.isValid else { return 0 }
  return timer.fireDate.timeIntervalSinceReferenceDate
}

/// Returns the interval of a timer, in seconds; 0 for one that fires once.
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> CFTimeInterval {
  timer?.timeInterval ?? 0
}

/// Returns whether a timer repeats.
public func CFRunLoopTimerDoesRepeat(_ timer: CFRunLoopTimer!) -> Bool {
  CFRunLoopTimerGetInterval(timer) > 0
}

/// Returns by how many seconds a timer may be late: 0, as timers on Linux have no tolerance.
public func CFRunLoopTimerGetTolerance(_ timer: CFRunLoopTimer!) -> CFTimeInterval {
  timer?.tolerance ?? 0
}

/// Sets by how many seconds a timer may be late; does nothing, as timers on Linux have no
/// tolerance.
public func CFRunLoopTimerSetTolerance(_ timer: CFRunLoopTimer!, _ tolerance: CFTimeInterval) {
  timer?.tolerance = tolerance
}
