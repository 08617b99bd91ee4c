internal import Glibc

/// The stack of graphics contexts of a thread.
///
/// - Thread: each has its own.
final class DrawingContexts {
  /// The contexts, the current one last.
  private(set) var all: [Entry] = []

  /// A context on the stack; `nil` if it could not be created.
  struct Entry {
    var context: CGContext?
    /// The scale of an image context, in pixels per point; `nil` for other contexts.
    var imageScale: CGFloat?
    /// Whether the context writes a PDF document and was begun by a UIKit function.
    var isDocument = false
  }

  /// The stack of the current thread.
  static var ofThread: DrawingContexts {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<DrawingContexts>.fromOpaque(pointer).takeUnretainedValue()
    }
    let contexts = DrawingContexts()
    pthread_setspecific(key, Unmanaged.passRetained(contexts).toOpaque())
    return contexts
  }

  /// Makes a context the current one.
  func push(_ entry: Entry) { all.append(entry) }

  /// Removes the current context; does nothing when there is none.
  func pop() { _ = all.popLast() }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<DrawingContexts>.fromOpaque(pointer).release()
    }
    programmingPrecondition(failure == 0, "the limit of thread-specific keys is reached")
    return key
  }()
}

/// Returns the current graphics context of this thread; `nil` for none.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  DrawingContexts.ofThread.all.last?.context
}

/// Makes a context the current one of this thread, until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  DrawingContexts.ofThread.push(DrawingContexts.Entry(context: context))
}

/// Pops the current context of this thread and restores the previous one.
public func UIGraphicsPopContext() { DrawingContexts.ofThread.pop() }
