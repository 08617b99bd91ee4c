// An app that taps ten times a second, for so many seconds, in an app's own words.
//
//   steady-taps SECONDS

import Foundation
import UIKit

let seconds = Double(CommandLine.arguments.last ?? "") ?? 1
let generator = UIImpactFeedbackGenerator(style: .heavy)
for _ in 0..<Int(seconds * 10) {
  generator.impactOccurred()
  Thread.sleep(forTimeInterval: 0.1)
}
