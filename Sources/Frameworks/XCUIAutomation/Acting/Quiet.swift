import PhoneTesting
import UIKit

/// The wait for the end of an app's animations before an action (UITesting.UA2).
@MainActor
enum Quiet {
  /// Advances the phone's time until no animation, transition or scrolling is in progress.
  static func wait(on phone: SimulatedPhone) {
    let end = phone.time + longestWait
    repeat { phone.wait(step) } while isMoving(on: phone) && phone.time < end
  }

  // MARK: Internals

  /// The polling interval of the app in seconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let step = 0.05

  /// The timeout in seconds; an endless animation is not waited for.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestWait = 10.0

  private static func isMoving(on phone: SimulatedPhone) -> Bool {
    [ShownProgram.app, .keyboard, .alerts].contains { program in
      phone.within(program) {
        UIScreen.main.windows.contains { isMoving($0.layer) || isMoving($0) }
      } ?? false
    }
  }

  /// Returns whether a finite animation runs on a layer or a sublayer.
  private static func isMoving(_ layer: CALayer) -> Bool {
    let animations = (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) }
    if animations.contains(where: { !$0.isEndless }) { return true }
    return (layer.sublayers ?? []).contains { isMoving($0) }
  }

  /// Returns whether a scroll view in a view is animating its scrolling.
  private static func isMoving(_ view: UIView) -> Bool {
    if let scroll = view as? UIScrollView, scroll.isDecelerating { return true }
    return view.subviews.contains { isMoving($0) }
  }
}

extension CAAnimation {
  /// Whether the animation repeats endlessly, or nearly so.
  fileprivate var isEndless: Bool {
    Double(repeatCount) >= Self.endlessCount || repeatDuration >= Self.endlessCount
  }

  /// The number of repetitions, or of seconds with them, that counts as endless.
  ///
  /// - Source: apps use infinity, or the greatest number there is. Confidence: guess.
  private static let endlessCount = 1e6
}
