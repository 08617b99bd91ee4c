import Foundation

extension RunLoop {
  /// Ends the waiting of the run loop, so that it performs the blocks that were added meanwhile.
  ///
  /// A block alone does not wake a run loop on Linux (measured); a timer that is due does.
  ///
  /// - Thread: any.
  package func wake() {
    let timer = Timer(fire: Date(), interval: 0, repeats: false) { _ in }
    let modes = Set([.common, currentMode].compactMap(\.self))
    for mode in modes { self.Foundation::add(timer, forMode: mode) }
  }
}
