internal import Glibc

/// The contexts that a thread draws on, the one of now last.
///
/// - Thread: each has its own.
final class DrawingContexts {
  /// The contexts, the one of now last; of those of pictures also how many pixels make a point.
  private(set) var all: [Entry] = []

  /// A context, or the place of one that could not be made.
  struct Entry {
    var context: CGContext?
    /// Pixels a point of a picture that is to be made of it; `nil` if none is.
    var imageScale: CGFloat?
  }

  /// Those of this thread.
  static var ofThread: DrawingContexts {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<DrawingContexts>.fromOpaque(pointer).takeUnretainedValue()
    }
    let contexts = DrawingContexts()
    pthread_setspecific(key, Unmanaged.passRetained(contexts).toOpaque())
    return contexts
  }

  /// Draws on a context from now on.
  func push(_ entry: Entry) { all.append(entry) }

  /// Goes back to the context before; where none was, does nothing.
  func pop() { _ = all.popLast() }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<DrawingContexts>.fromOpaque(pointer).release()
    }
    precondition(failure == 0, "there is no room for another value of each thread")
    return key
  }()
}

/// The context that is drawn on now, on this thread; `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  DrawingContexts.ofThread.all.last?.context
}

/// Has a context drawn on from now on, on this thread, until it is taken back.
public func UIGraphicsPushContext(_ context: CGContext) {
  DrawingContexts.ofThread.push(DrawingContexts.Entry(context: context))
}

/// Takes back the context of now, and has the one before drawn on again.
public func UIGraphicsPopContext() { DrawingContexts.ofThread.pop() }
