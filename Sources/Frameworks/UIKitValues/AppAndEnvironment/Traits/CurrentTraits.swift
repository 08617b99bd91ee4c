internal import Glibc
import Synchronization
import TactusThreads

/// The traits with which the current thread resolves dynamic colors, and the view that uses them.
///
/// - Thread: any; each thread has its own value, by default the screen's traits.
package final class CurrentTraits {
  private let traits: UITraitCollection
  /// The view that is being drawn, laid out or notified of changes; non-nil only on the main actor.
  let view: (any TintSource)?

  private init(_ traits: UITraitCollection, _ view: (any TintSource)?) {
    (self.traits, self.view) = (traits, view)
  }

  /// The traits of the screen, as the phone reported them last.
  package static var ofScreen: ScreenTraits { ofScreenOfContext.value }

  private static let ofScreenOfContext = ContextLocal(ScreenTraits())

  /// The traits of a screen.
  package final class ScreenTraits: Sendable {
    private let traits = Mutex(UITraitCollection())

    /// Calls a function with exclusive access to the traits.
    package func withLock<Result>(_ body: (inout UITraitCollection) -> Result) -> Result {
      traits.withLock { traits in body(&traits) }
    }
  }

  /// The traits of the current thread.
  static var traits: UITraitCollection { ofThread?.traits ?? ofScreen.withLock { $0 } }

  /// The value set on the current thread; `nil` for none.
  static var ofThread: CurrentTraits? {
    pthread_getspecific(key).map {
      Unmanaged<CurrentTraits>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Sets the traits of the current thread and the view to which they belong.
  static func set(_ traits: UITraitCollection, of view: (any TintSource)? = ofThread?.view) {
    exchange(CurrentTraits(traits, view))
  }

  /// Runs a closure with other traits on the current thread.
  package static func with(
    _ traits: UITraitCollection, of view: (any TintSource)? = ofThread?.view, _ body: () -> Void
  ) {
    let before = exchange(CurrentTraits(traits, view))
    body()
    exchange(before)
  }

  // MARK: Internals

  @discardableResult
  private static func exchange(_ new: CurrentTraits?) -> CurrentTraits? {
    let before = pthread_getspecific(key)
    pthread_setspecific(key, new.map { Unmanaged.passRetained($0).toOpaque() })
    return before.map { Unmanaged<CurrentTraits>.fromOpaque($0).takeRetainedValue() }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<CurrentTraits>.fromOpaque(pointer).release()
    }
    programmingPrecondition(failure == 0, "the limit of thread-specific keys is reached")
    return key
  }()
}

extension UITraitCollection {
  /// The traits with which the current thread resolves dynamic colors (Drawing.DR1).
  ///
  /// These are a view's traits while it is drawn, laid out or notified of changes, and the screen's
  /// otherwise.
  public class var current: UITraitCollection {
    get { CurrentTraits.traits }
    set { CurrentTraits.set(newValue) }
  }
}
