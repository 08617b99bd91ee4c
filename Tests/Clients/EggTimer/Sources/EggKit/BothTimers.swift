import Foundation
import UIKit

/// Timers in a file that imports Foundation and UIKit.
enum BothTimers {
  static func start(_ ring: @escaping (String) -> Void) {
    Timer.scheduledTimer(withTimeInterval: 50, repeats: false) { _ in ring("both block") }
    DispatchQueue.main.asyncAfter(
      deadline: .now() + 51, execute: DispatchWorkItem { ring("both item") })
  }
}
