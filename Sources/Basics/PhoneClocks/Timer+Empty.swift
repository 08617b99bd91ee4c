import Foundation

extension Timer {
  /// Makes a timer that never fires, for whoever wants one before there is another: `var timer = Timer()`.
  ///
  /// - Parameter nothing: Nothing: `init()` itself is the toolchain's class's to have, which has none.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 1, repeats: false) { _ in }
    invalidate()
  }
}
