// Blocks for the main run loop, which a program that drains its main queue need not run
// (AppLife.PT24). Overloads of Foundation's methods, for files that import Foundation through this
// module only.
extension RunLoop {
  /// Schedules a block that the run loop performs in its next pass through one of some modes.
  ///
  /// Blocks in the default or the common modes of the main run loop are performed by the main queue
  /// if that comes first.
  ///
  /// - Parameters:
  ///   - modes: The modes.
  ///   - block: The block.
  /// - Thread: any.
  @_disfavoredOverload
  public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
    guard let own = mock as? any _KVPerformInModes else {
      return _base_perform(inModes: modes, block: block)
    }
    own._own_perform(inModes: modes, block: block)
  }

  /// Schedules a block in some modes; lowered sources call this in place of `super`.
  public func _base_perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
    guard self === RunLoop.main, modes.contains(.default) || modes.contains(.common) else {
      return self.Foundation::perform(inModes: modes, block: block)
    }
    let pending = PendingBlock(block)
    self.Foundation::perform(inModes: modes) { pending.perform() }
    DispatchQueue.main.async { pending.perform() }
  }

  /// Schedules a block that the run loop performs in its next pass through the default mode.
  ///
  /// - Parameter block: The block.
  /// - Thread: any.
  @_disfavoredOverload
  public func perform(_ block: @escaping @Sendable () -> Void) {
    guard let own = mock as? any _KVPerform else { return _base_perform(block) }
    own._own_perform(block)
  }

  /// Schedules a block in the default mode; lowered sources call this in place of `super`.
  public func _base_perform(_ block: @escaping @Sendable () -> Void) {
    perform(inModes: [.default], block: block)
  }

  /// A block that is performed once, on the main thread.
  ///
  /// Sendable because the main thread alone performs it.
  private final class PendingBlock: @unchecked Sendable {
    private var block: (@Sendable () -> Void)?

    init(_ block: @escaping @Sendable () -> Void) { self.block = block }

    func perform() {
      guard let block else { return }
      self.block = nil
      block()
    }
  }
}
