import Combine
import Foundation

/// How often the heart has beaten, and whether it rests.
@MainActor
public final class HeartbeatModel: ObservableObject {
  @Published public private(set) var beats = 0
  /// Whether it has not beaten for two seconds.
  @Published public private(set) var isResting = true
  private var subscriptions: Set<AnyCancellable> = []

  public init() {
    $beats.dropFirst()
      .map { _ in false }
      .assign(to: &$isResting)
    $beats.dropFirst()
      .debounce(for: .seconds(2), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.isResting = true }
      .store(in: &subscriptions)
  }

  public func beat() { beats += 1 }

  /// What people read of it.
  public var words: AnyPublisher<String, Never> {
    $beats.combineLatest($isResting)
      .map { beats, isResting in
        isResting && beats > 0 ? "\(beats) beats, resting" : "\(beats) beats"
      }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }
}
