import UIKit

/// The position of a bar below the status bar, whose background it extends (QuickLook.QL1).
@MainActor
final class TopBarPlace: NSObject, UINavigationBarDelegate {
  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
