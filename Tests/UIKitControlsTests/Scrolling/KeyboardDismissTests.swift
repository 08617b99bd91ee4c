import Foundation
import PhoneTesting
import ScreenTestSupport
import Testing
import UIKit

extension OneInAProcess {
  /// Drags that end editing.
  ///
  /// Step: Scrolling.SC23
  @MainActor @Suite(.serialized) struct KeyboardDismissTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let scroll = UIScrollView(frame: UIScreen.main.bounds)
      let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let controller = UIViewController()
        scroll.contentSize = CGSize(width: 300, height: 2000)
        scroll.addSubview(field)
        controller.view.addSubview(scroll)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
      }
    }

    @Test("Scrolling.SC23: A drag ends editing in the modes on drag, and in no other")
    func dismisses() {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      for (mode, isEditing) in [
        (UIScrollView.KeyboardDismissMode.none, true), (.interactive, true), (.onDrag, false),
        (.onDragWithAccessory, false),
      ] {
        phone.run {
          app.scroll.keyboardDismissMode = mode
          app.scroll.contentOffset = .zero
          app.field.becomeFirstResponder()
        }
        phone.swipe(from: (x: 300, y: 500), to: (x: 300, y: 400))
        phone.waitUntilIdle()
        #expect(app.field.isFirstResponder == isEditing, "\(mode)")
      }
    }
  }
}
