import Foundation

extension Timer {
  /// Creates a timer that never fires, as an initial value: `var timer = Timer()`.
  ///
  /// - Parameter nothing: Unused. The parameter distinguishes the initializer from `init()`, which
  ///   Foundation's class would have to declare.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 1, repeats: false) { _ in }
    invalidate()
  }
}
