import Foundation

/// The class of timers with closures, without stored properties of its own.
final class BlockTimer: Timer {
  /// Makes a timer of Foundation's class one of this class.
  ///
  /// An initializer of an extension creates an object of the class that is extended.
  static func adopt(_ timer: Timer) {
    guard type(of: timer) == Timer.self else { return }
    // The first word of an object is its class.
    Unmanaged.passUnretained(timer).toOpaque()
      .storeBytes(of: unsafeBitCast(BlockTimer.self, to: UInt.self), as: UInt.self)
  }

  /// Ends the timer: no later call is made, and the closure is released (AppLife.PT25).
  override func invalidate() {
    super.invalidate()
    TimerBlock.end(of: self)
  }
}
