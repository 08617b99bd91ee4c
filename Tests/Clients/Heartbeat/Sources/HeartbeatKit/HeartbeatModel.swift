import Combine
import Foundation

/// The number of heartbeats so far, and whether the heart rests.
@MainActor
public final class HeartbeatModel: ObservableObject {
  @Published public private(set) var beats = 0
  /// Whether the heart has not beaten for two seconds.
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

  /// The text that the screen shows.
  public var words: AnyPublisher<String, Never> {
    $beats.combineLatest($isResting)
      .map { beats, isResting in
        isResting && beats > 0 ? "\(beats) beats, resting" : "\(beats) beats"
      }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }
}
