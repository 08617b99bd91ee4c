import PhoneTesting
import UIKit

extension SimulatedPrinter {
  /// The printer as apps see it.
  @MainActor var printer: UIPrinter {
    UIPrinter(url: URL(string: address) ?? URL(filePath: "/"))
  }
}
