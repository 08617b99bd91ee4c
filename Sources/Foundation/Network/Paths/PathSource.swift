internal import Synchronization
internal import SystemConfiguration
import TactusNetServices

/// The state of the network that monitors and connections observe.
///
/// - Thread: any.
package final class PathSource: InterfaceObserving {
  /// The network of the machine, whose kernel reports changes.
  package static let machine = PathSource(fixed: nil)

  private struct State: Sendable {
    var fixed: NetworkSnapshot?
    var observers: [Int: @Sendable () -> Void] = [:]
    var nextNumber = 0
  }

  private let state: Mutex<State>
  private let isMachine: Bool
  /// The bus of the daemon that publishes and finds services.
  package let bonjour: BonjourBus

  /// Creates a source with a state that only ``update(_:)`` changes.
  package convenience init(_ snapshot: NetworkSnapshot, bonjour: BonjourBus = .system) {
    self.init(fixed: snapshot, bonjour: bonjour)
  }

  private init(fixed: NetworkSnapshot?, bonjour: BonjourBus = .system) {
    state = Mutex(State(fixed: fixed))
    isMachine = fixed == nil
    self.bonjour = bonjour
  }

  /// The present state.
  package var snapshot: NetworkSnapshot { state.withLock { $0.fixed } ?? .machine }

  /// Changes the state, and calls the observers.
  package func update(_ snapshot: NetworkSnapshot) {
    state.withLock { $0.fixed = snapshot }
    interfacesChanged()
  }

  /// Adds a closure that is called after each change.
  ///
  /// - Returns: The number to pass to ``remove(_:)``.
  func observe(_ body: @escaping @Sendable () -> Void) -> Int {
    let number = state.withLock { state in
      state.nextNumber += 1
      state.observers[state.nextNumber] = body
      return state.nextNumber
    }
    if isMachine { InterfaceObserver.shared.add(self) }
    return number
  }

  /// Removes a closure.
  func remove(_ number: Int) { _ = state.withLock { $0.observers.removeValue(forKey: number) } }

  package func interfacesChanged() {
    for (_, body) in state.withLock({ $0.observers }).sorted(by: { $0.key < $1.key }) { body() }
  }
}
