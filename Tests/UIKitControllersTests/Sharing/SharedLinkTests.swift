import Foundation
import PhoneTesting
import ScreenTestSupport
import Testing
import UIKit

extension OneInAProcess {
  /// The header of a sheet of activities for links with metadata.
  @MainActor @Suite(.serialized) struct SharedLinkTests {
    fileprivate final class Recipe: NSObject, UIActivityItemSource {
      let metadata = LPLinkMetadata()

      func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
      ) -> Any { "soup" }

      func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
      ) -> Any? { "soup" }

      func activityViewControllerLinkMetadata(
        _ activityViewController: UIActivityViewController
      ) -> LPLinkMetadata? { metadata }
    }

    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let root = UIViewController()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
      }
    }

    private func picturesOfHeader(below view: UIView) -> [UIImage] {
      let own = (view as? UIImageView).flatMap { $0.bounds.width == 44 ? $0.image : nil }
      return (own.map { [$0] } ?? []) + view.subviews.flatMap(picturesOfHeader)
    }

    @Test("Sharing.AC13. The header shows title, site and icon of an item's metadata as a link")
    func source() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      let icon = phone.run {
        // The data of an image have no scale.
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5), format: format)
          .image { _ in }
      }
      let recipe = Recipe()
      recipe.metadata.title = "Leek soup"
      recipe.metadata.originalURL = URL(string: "https://example.org/soup")
      recipe.metadata.iconProvider = NSItemProvider(object: icon)
      let sheet = phone.run {
        let sheet = UIActivityViewController(activityItems: [recipe], applicationActivities: nil)
        app.root.present(sheet, animated: true)
        return sheet
      }
      phone.wait(1)
      let labels = phone.elements.compactMap(\.label)
      #expect(labels.contains("Leek soup") && labels.contains("example.org"))
      phone.wait(1)
      let sizes = phone.run { picturesOfHeader(below: sheet.view).map(\.size) }
      #expect(sizes == [CGSize(width: 7, height: 5)])
    }

    @Test("Sharing.AC13. A configuration's metadata of a link are in the header")
    func configuration() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      phone.run {
        let link = LPLinkMetadata()
        link.url = URL(string: "https://example.net")
        let configuration = UIActivityItemsConfiguration(objects: ["soup" as NSString])
        configuration.metadataProvider = { $0 == .linkPresentationMetadata ? link : nil }
        let sheet = UIActivityViewController(activityItemsConfiguration: configuration)
        app.root.present(sheet, animated: true)
      }
      phone.wait(1)
      // Without a title it is the host, which is the site as well.
      #expect(phone.elements.filter { $0.label == "example.net" }.count == 2)
    }

    @available(*, deprecated)
    @Test("Sharing.AC5. The closure of before iOS 8 is called too, once")
    func oldHandler() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      let log = EventLog()
      phone.run {
        let sheet = UIActivityViewController(activityItems: ["soup"], applicationActivities: nil)
        sheet.completionHandler = { log.note("\($0?.rawValue ?? "-") \($1)") }
        app.root.present(sheet, animated: true)
      }
      phone.wait(1)
      try phone.tap("Close")
      phone.wait(1)
      #expect(log.take() == ["- false"])
    }
  }
}
