import TactusThreads

/// The updates of the app's picture, for the links that follow them.
///
/// Steps Turns.UP1…
@MainActor
final class UpdateCycle {
  /// The updates of the app.
  static var shared: UpdateCycle { ofContext.value }

  private static let ofContext = ContextLocal(UpdateCycle())

  /// The times of the update in progress; nil outside of one.
  private(set) var info: UIUpdateInfo?
  private var links: [WeakReference<UIUpdateLink>] = []

  /// Adds a link.
  func add(_ link: UIUpdateLink) { links.append(WeakReference(link)) }

  /// Performs the phases before the display links.
  func begin(at time: TimeInterval) {
    guard !links.isEmpty else { return }
    links.removeAll { $0.object == nil }
    info = UIUpdateInfo(time, frame: UIUpdateLink.frameDuration)
    perform(0...3)
  }

  /// Performs the phases between the display links and the commit.
  func beforeCommit() { perform(4...5) }

  /// Performs the phases after the commit.
  func end() {
    perform(6...7)
    info = nil
  }

  private func perform(_ places: ClosedRange<Int>) {
    guard let info else { return }
    for place in places {
      for link in links { link.object?.perform(place, info) }
    }
  }
}
