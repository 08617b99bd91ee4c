internal import UIKit

/// The icon and the name of the app, as its banners show them.
@MainActor
enum NotificationIcon {
  /// The name of the app: that of its property list, or of its process.
  static var appName: String {
    let list = Bundle.main.infoDictionary ?? [:]
    return list["CFBundleDisplayName"] as? String ?? list["CFBundleName"] as? String
      ?? ProcessInfo.processInfo.processName
  }

  /// The icon: the largest of the app's property list, or the first letter of its name.
  static var image: UIImage {
    let icons = Bundle.main.infoDictionary?["CFBundleIcons"] as? [String: Any]
    let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
    let files = primary?["CFBundleIconFiles"] as? [String] ?? []
    return files.reversed().lazy.compactMap { UIImage(named: $0) }.first ?? drawn
  }

  private static var drawn: UIImage {
    let size = CGSize(
      width: NotificationBannerMetrics.iconSide, height: NotificationBannerMetrics.iconSide)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.systemBlue.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      let letter = appName.first.map { String($0).uppercased() } ?? "?"
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 22, weight: .semibold), .foregroundColor: UIColor.white,
      ]
      let extent = letter.size(withAttributes: attributes)
      letter.draw(
        at: CGPoint(x: (size.width - extent.width) / 2, y: (size.height - extent.height) / 2),
        withAttributes: attributes)
    }
  }
}
