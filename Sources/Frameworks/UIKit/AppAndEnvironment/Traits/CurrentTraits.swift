internal import Glibc
import Synchronization

/// The traits by which colours are found out that do not say which.
///
/// - Thread: each has its own; where nobody has set them, they are the screen's.
enum CurrentTraits {
  /// What the phone said last.
  static let ofScreen = Mutex(UITraitCollection())

  /// Those of this thread.
  static var ofThread: UITraitCollection {
    guard let pointer = pthread_getspecific(key) else { return ofScreen.withLock { $0 } }
    return Unmanaged<UITraitCollection>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Sets those of this thread; gives those that were set before, if any were.
  @discardableResult
  static func exchange(_ traits: UITraitCollection?) -> UITraitCollection? {
    let before = pthread_getspecific(key)
    pthread_setspecific(key, traits.map { Unmanaged.passRetained($0).toOpaque() })
    return before.map { Unmanaged<UITraitCollection>.fromOpaque($0).takeRetainedValue() }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<UITraitCollection>.fromOpaque(pointer).release()
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
    get { CurrentTraits.ofThread }
    set { CurrentTraits.exchange(newValue) }
  }

  /// Does something during which these are the traits of now.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = CurrentTraits.exchange(self)
    actions()
    CurrentTraits.exchange(before)
  }
}
