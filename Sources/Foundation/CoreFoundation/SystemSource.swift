internal import CoreFoundation

/// A source of run loops of the toolchain's Core Foundation, such as that of a socket.
///
/// Sendable because Core Foundation's sources may be used from any thread.
///
/// - Thread: any.
final class SystemSource: @unchecked Sendable {
  private let source: CoreFoundation.CFRunLoopSource

  init(_ source: CoreFoundation.CFRunLoopSource) { self.source = source }

  var isValid: Bool { CoreFoundation.CFRunLoopSourceIsValid(source) }

  func add(to loop: RunLoop, in mode: RunLoop.Mode) {
    CoreFoundation.CFRunLoopAddSource(Self.loop(loop), source, Self.name(mode))
    // A run loop that waits does not know the source yet.
    loop.wake()
  }

  func contains(_ loop: RunLoop, _ mode: RunLoop.Mode) -> Bool {
    CoreFoundation.CFRunLoopContainsSource(Self.loop(loop), source, Self.name(mode))
  }

  func remove(from loop: RunLoop, in mode: RunLoop.Mode) {
    CoreFoundation.CFRunLoopRemoveSource(Self.loop(loop), source, Self.name(mode))
  }

  func signal() { CoreFoundation.CFRunLoopSourceSignal(source) }

  func invalidate() { CoreFoundation.CFRunLoopSourceInvalidate(source) }

  // MARK: Internals

  private static func loop(_ loop: RunLoop) -> CoreFoundation.CFRunLoop {
    reinterpreted(loop.system, as: CoreFoundation.CFRunLoop.self)
  }

  /// Returns the name of a mode; those of Core Foundation are compared as objects.
  private static func name(_ mode: RunLoop.Mode) -> CoreFoundation.CFString {
    switch mode {
    case .common: CoreFoundation.kCFRunLoopCommonModes
    case .default: CoreFoundation.kCFRunLoopDefaultMode
    default: unsafeBitCast(NSString(string: mode.rawValue), to: CoreFoundation.CFString.self)
    }
  }
}
