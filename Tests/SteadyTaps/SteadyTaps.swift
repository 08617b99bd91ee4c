// An app that plays a tap ten times a second, for a number of seconds, with UIKit.
//
//   steady-taps SECONDS

import Foundation
import UIKit

@main
enum SteadyTaps {
  static func main() {
    let seconds = Double(CommandLine.arguments.last ?? "") ?? 1
    let generator = UIImpactFeedbackGenerator(style: .heavy)
    for _ in 0..<Int(seconds * 10) {
      generator.impactOccurred()
      Thread.sleep(forTimeInterval: 0.1)
    }
  }
}
