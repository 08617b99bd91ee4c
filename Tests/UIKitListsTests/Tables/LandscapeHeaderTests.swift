import Foundation
import PhoneTesting
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Tables and tab bars on a phone with a notch that lies on its side (Tables.TB15, Tabs.TB2).
  @MainActor @Suite(.serialized) struct LandscapeHeaderTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate, UITableViewDataSource {
      var window: UIWindow?
      let tabs = UITabBarController()
      let page = UITableViewController(style: .plain)

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        page.tableView.dataSource = self
        page.tabBarItem = UITabBarItem(
          title: "Rows", image: UIImage(systemName: "star"), tag: 0)
        tabs.viewControllers = [page]
        window = UIWindow()
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Header"
      }
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "Footer"
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
      }
    }

    /// Returns the frame of the visible text, in the window.
    private func frame(_ text: String, in view: UIView) -> CGRect? {
      if let label = view as? UILabel, label.text == text {
        return label.convert(label.bounds, to: nil)
      }
      return view.subviews.lazy.compactMap { frame(text, in: $0) }.first
    }

    @Test("Headers and footers keep their text beside the notch, as rows do")
    func headers() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      for orientation in [DeviceOrientation.landscapeLeft, .landscapeRight, .portrait] {
        phone.rotate(to: orientation)
        phone.waitUntilIdle()
        let window = try #require(app.window)
        let insets = window.safeAreaInsets
        for text in ["Header", "Row", "Footer"] {
          let found = try #require(frame(text, in: window))
          #expect(found.minX >= insets.left + 8, "\(text) \(orientation)")
          #expect(found.maxX <= window.bounds.maxX - insets.right, "\(text) \(orientation)")
        }
        let (header, row) = (frame("Header", in: window), frame("Row", in: window))
        #expect(header?.minX == row?.minX, "\(orientation)")
      }
    }

    @Test("Tab items have image and title side by side in landscape, and stacked in portrait")
    func tabs() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      func parts() throws -> (image: CGRect, title: CGRect) {
        let bar = app.tabs.tabBar
        let title = try #require(frame("Rows", in: bar))
        var image: CGRect?
        func find(_ view: UIView) {
          if let view = view as? UIImageView, view.image != nil, view.bounds.width < 60 {
            image = view.convert(view.bounds, to: nil)
          }
          view.subviews.forEach(find)
        }
        find(bar)
        return (try #require(image), title)
      }
      let upright = try parts()
      #expect(upright.image.maxY <= upright.title.minY + 1)
      phone.rotate(to: .landscapeLeft)
      phone.waitUntilIdle()
      let sideways = try parts()
      #expect(sideways.image.maxX <= sideways.title.minX)
      #expect(abs(sideways.image.midY - sideways.title.midY) < 2)
      phone.rotate(to: .portrait)
      phone.waitUntilIdle()
      let again = try parts()
      #expect(again.image.maxY <= again.title.minY + 1)
    }
  }
}
