import UIKit

/// The place of a bar below the status bar, whose background it continues (QuickLook.QL1).
@MainActor
final class TopBarPlace: NSObject, UINavigationBarDelegate {
  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
