/// The closures that observe the viewport.
@MainActor
final class MapObservers {
  private struct Observer {
    weak var owner: UIView?
    let changed: @MainActor () -> Void
  }
  private var list: [Observer] = []

  /// Adds a closure that is called as long as its owner exists.
  func add(_ owner: UIView, _ changed: @escaping @MainActor () -> Void) {
    list.removeAll { $0.owner == nil || $0.owner === owner }
    list.append(Observer(owner: owner, changed: changed))
  }

  /// Calls all closures.
  func notify() { for observer in list where observer.owner != nil { observer.changed() } }
}
