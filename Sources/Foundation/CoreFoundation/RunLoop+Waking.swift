import Foundation
internal import TactusCrashReports

extension RunLoop {
  /// Ends the waiting of the run loop, so that it performs the blocks that were added meanwhile.
  ///
  /// A block alone does not wake a run loop on Linux (measured).
  ///
  /// - Thread: any.
  package func wake() { wakeUp(Unmanaged.passUnretained(system).toOpaque()) }

  /// The run loop of the toolchain's Core Foundation.
  var system: AnyObject {
    // Only a private property of Foundation has it; a test would notice another name.
    guard let loop = Mirror(reflecting: self).descendant("_cfRunLoopStorage") else {
      programmingError("this Foundation's run loops have no run loop of Core Foundation")
    }
    return loop as AnyObject
  }
}

@_silgen_name("CFRunLoopWakeUp")
private func wakeUp(_ loop: UnsafeRawPointer)
