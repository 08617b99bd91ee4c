/// Core Foundation's name of a timer.
public typealias CFRunLoopTimer = Timer

/// Core Foundation's flags of an operation.
public typealias CFOptionFlags = UInt

/// The default mode.
public let kCFRunLoopDefaultMode: CFRunLoopMode! = .defaultMode
/// All common modes.
public let kCFRunLoopCommonModes: CFRunLoopMode! = .commonModes

/// Creates a timer that calls a closure.
///
/// - Parameters:
///   - allocator: Ignored.
///   - fireDate: The first time, in seconds since the beginning of 2001.
///   - interval: The interval in seconds; 0 for a timer that fires once.
///   - flags: Ignored, as by Apple's.
///   - order: Ignored, as by Apple's.
///   - block: The closure, called with the timer.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  // Unchecked because the caller hands it over, and it is called once at a time.
  nonisolated(unsafe) let block = block
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
  ) { block?($0) }
}

/// Adds a timer to a run loop.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let timer else { return }
  rl?._loop.add(timer, forMode: RunLoop.Mode(mode?.rawValue ?? RunLoop.Mode.default.rawValue))
}

/// Invalidates a timer, as run loops can remove it in no other way.
public func CFRunLoopRemoveTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) { timer?.invalidate() }

/// Stops a timer for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }

/// Returns whether a timer can fire.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }

/// Sets the next time of a timer, in seconds since the beginning of 2001.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
  timer?.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}
