import TactusThreads

/// A source of a run loop that a program signals.
///
/// Sendable because a lock guards what changes, and the run loop's thread calls the functions.
///
/// - Thread: any.
public final class CFRunLoopSource: _CoreFoundationObject, _CoreFoundationType, @unchecked Sendable
{
  /// A run loop to which the source was added.
  private struct RunLoopEntry {
    let loop: RunLoop
    let mode: RunLoop.Mode
    /// The timer that keeps the run loop running.
    let timer: Timer
  }

  private struct State {
    var places: [RunLoopEntry] = []
    var isSignaled = false
    var isValid = true
  }

  private let state = Guarded(State())
  private let context: CFRunLoopSourceContext
  /// The source of the toolchain's Core Foundation that this one stands for; nil for one that a
  /// program signals.
  private let system: SystemSource?

  init(_ context: CFRunLoopSourceContext) { (self.context, system) = (context, nil) }

  init(_ system: SystemSource) { (context, self.system) = (CFRunLoopSourceContext(), system) }

  var isValid: Bool { system?.isValid ?? state.withLock(\.isValid) }

  func add(to loop: RunLoop, in mode: RunLoop.Mode) {
    if let system { return system.add(to: loop, in: mode) }
    let isNew = !contains(loop, mode) && isValid
    guard isNew else { return }
    // A run loop without timers and ports ends at once.
    let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    loop.add(timer, forMode: mode)
    state.withLock { $0.places.append(RunLoopEntry(loop: loop, mode: mode, timer: timer)) }
    if let schedule = context.schedule {
      schedule(context.info, CFRunLoop.of(loop), CFRunLoopMode(mode.rawValue))
    }
  }

  func contains(_ loop: RunLoop, _ mode: RunLoop.Mode) -> Bool {
    if let system { return system.contains(loop, mode) }
    return state.withLock { state in state.places.contains { $0.loop === loop && $0.mode == mode } }
  }

  func remove(from loop: RunLoop, in mode: RunLoop.Mode) {
    if let system { return system.remove(from: loop, in: mode) }
    let isRemoved = state.withLock { state in
      guard
        let index = state.places.firstIndex(where: { $0.loop === loop && $0.mode == mode })
      else { return false }
      state.places.remove(at: index).timer.invalidate()
      return true
    }
    guard isRemoved else { return }
    context.cancel?(context.info, CFRunLoop.of(loop), CFRunLoopMode(mode.rawValue))
  }

  func signal() {
    if let system { return system.signal() }
    let places = state.withLock { state in
      state.isSignaled = true
      return state.places.map { (loop: $0.loop, mode: $0.mode) }
    }
    for place in places { place.loop.perform(inModes: [place.mode]) { self.performIfSignaled() } }
  }

  func invalidate() {
    if let system { return system.invalidate() }
    let places = state.withLock { state in
      for place in state.places { place.timer.invalidate() }
      defer { (state.places, state.isValid) = ([], false) }
      return state.places.map { (loop: $0.loop, mode: $0.mode) }
    }
    for place in places {
      context.cancel?(context.info, CFRunLoop.of(place.loop), CFRunLoopMode(place.mode.rawValue))
    }
  }

  private func performIfSignaled() {
    let isSignaled = state.withLock { state in
      defer { state.isSignaled = false }
      return state.isSignaled && state.isValid
    }
    if isSignaled { context.perform?(context.info) }
  }
}

/// Creates a source that calls its context's `perform` when it is signaled.
public func CFRunLoopSourceCreate(
  _ allocator: CFAllocator?, _ order: CFIndex,
  _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { context.map { CFRunLoopSource($0.pointee) } }

/// Adds a source to a mode of a run loop, which then does not end for lack of sources.
public func CFRunLoopAddSource(
  _ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!
) {
  guard let rl, let mode else { return }
  source?.add(to: rl._loop, in: RunLoop.Mode(mode.rawValue))
}

/// Removes a source from a mode of a run loop.
public func CFRunLoopRemoveSource(
  _ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!
) {
  guard let rl, let mode else { return }
  source?.remove(from: rl._loop, in: RunLoop.Mode(mode.rawValue))
}

/// Returns whether a mode of a run loop has a source.
public func CFRunLoopContainsSource(
  _ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!
) -> Bool {
  guard let rl, let mode else { return false }
  return source?.contains(rl._loop, RunLoop.Mode(mode.rawValue)) ?? false
}

/// Marks a source, so that its run loops call its function at their next turn.
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) { source?.signal() }

/// Removes a source from all run loops for good.
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { source?.invalidate() }

/// Returns whether a source can be signaled.
public func CFRunLoopSourceIsValid(_ source: CFRunLoopSource!) -> Bool { source?.isValid ?? false }
