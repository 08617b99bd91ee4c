import Foundation
import PhoneTesting
import ScreenTestSupport
import Testing
import UIKit

extension OneInAProcess {
  /// Tests of the editor of films, which the phone lacks.
  @MainActor @Suite(.serialized) struct VideoEditorTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate, UINavigationControllerDelegate,
      UIVideoEditorControllerDelegate
    {
      var window: UIWindow?
      var failures = 0

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
      }

      func videoEditorController(
        _ editor: UIVideoEditorController, didFailWithError error: any Error
      ) { failures += 1 }
    }

    @Test("Device.VE1. No film can be edited, and the delegate learns that once")
    func editing() {
      #expect(!UIVideoEditorController.canEditVideo(atPath: "/film.mov"))
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      let editor = UIVideoEditorController()
      editor.videoPath = "/film.mov"
      editor.delegate = app
      phone.run { app.window?.rootViewController?.present(editor, animated: true) }
      phone.wait(1)
      #expect(app.failures == 1)
    }
  }
}
