internal import Glibc
import Synchronization

/// By what colours are found out that do not say it: traits, and the view that uses them.
///
/// - Thread: each has its own; where nobody has set them, they are the screen's.
final class CurrentTraits {
  private let traits: UITraitCollection
  /// The view that is drawn, laid out or told of something; only on the main actor there is one.
  let view: UIView?

  private init(_ traits: UITraitCollection, _ view: UIView?) {
    (self.traits, self.view) = (traits, view)
  }

  /// What the phone said last.
  static let ofScreen = Mutex(UITraitCollection())

  /// The traits of this thread.
  static var traits: UITraitCollection { ofThread?.traits ?? ofScreen.withLock { $0 } }

  /// What was set on this thread; `nil` where nothing was.
  static var ofThread: CurrentTraits? {
    pthread_getspecific(key).map {
      Unmanaged<CurrentTraits>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Sets the traits of this thread, and whose they are.
  static func set(_ traits: UITraitCollection, of view: UIView? = ofThread?.view) {
    exchange(CurrentTraits(traits, view))
  }

  /// Does something with other traits of this thread.
  static func with(
    _ traits: UITraitCollection, of view: UIView? = ofThread?.view, _ body: () -> Void
  ) {
    let before = exchange(CurrentTraits(traits, view))
    body()
    exchange(before)
  }

  // MARK: Internals

  @discardableResult
  private static func exchange(_ moment: CurrentTraits?) -> CurrentTraits? {
    let before = pthread_getspecific(key)
    pthread_setspecific(key, moment.map { Unmanaged.passRetained($0).toOpaque() })
    return before.map { Unmanaged<CurrentTraits>.fromOpaque($0).takeRetainedValue() }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<CurrentTraits>.fromOpaque(pointer).release()
    }
    precondition(failure == 0, "there is no room for another value of each thread")
    return key
  }()
}

extension UITraitCollection {
  /// The traits by which this thread finds out colours that follow the looks (DR1).
  ///
  /// While views are drawn, laid out and told of changes they are the view's, otherwise the screen's.
  public class var current: UITraitCollection {
    get { CurrentTraits.traits }
    set { CurrentTraits.set(newValue) }
  }

  /// Does something during which these are the traits of now.
  public func performAsCurrent(_ actions: () -> Void) { CurrentTraits.with(self, actions) }
}
