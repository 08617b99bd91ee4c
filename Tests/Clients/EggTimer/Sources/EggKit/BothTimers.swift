import Foundation
import UIKit

/// A file with both imports, as most have them.
enum BothTimers {
  static func start(_ ring: @escaping (String) -> Void) {
    Timer.scheduledTimer(withTimeInterval: 50, repeats: false) { _ in ring("both block") }
    DispatchQueue.main.asyncAfter(
      deadline: .now() + 51, execute: DispatchWorkItem { ring("both item") })
  }
}
