import MessageUI
import PhoneTesting
import SafariServices
import ScreenTestSupport
import Testing

/// Pages that cannot be shown, and messages that cannot be sent.
@MainActor @Suite(.serialized, .exclusiveScreen) struct PageAndMessageTests {
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

  fileprivate final class Listener: NSObject, SFSafariViewControllerDelegate,
    MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate
  {
    var calls: [String] = []

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      calls.append("finished")
    }

    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      calls.append("mail \(result.rawValue)")
      controller.dismiss(animated: false)
    }

    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      calls.append("message \(result.rawValue)")
      controller.dismiss(animated: false)
    }
  }

  @Test("Opening.SF1. A page shows its address, and Done dismisses it")
  func page() throws {
    let phone = SimulatedPhone(.iPhoneX)
    let (app, listener) = (phone.launch(App.self), Listener())
    let page = SFSafariViewController(url: try #require(URL(string: "https://kettle.test/tea")))
    page.delegate = listener
    phone.run { app.root.present(page, animated: true) }
    phone.waitUntilIdle()
    #expect(phone.element(label: "https://kettle.test/tea") != nil)
    try phone.tap("Done")
    phone.waitUntilIdle()
    #expect(listener.calls == ["finished"] && app.root.presentedViewController == nil)
  }

  @Test("Opening.MF1. No message can be sent, and one that is presented fails")
  func messages() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    #expect(!MFMessageComposeViewController.isSupportedAttachmentUTI("public.jpeg"))
    let text = MFMessageComposeViewController()
    #expect(!text.addAttachmentData(Data(), typeIdentifier: "public.jpeg", filename: "a.jpg"))
    #expect(!text.addAttachmentURL(URL(filePath: "/a.jpg"), withAlternateFilename: nil))
    #expect(text.attachments == nil)
    let phone = SimulatedPhone(.iPhoneX)
    let (app, listener) = (phone.launch(App.self), Listener())
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = listener
    mail.setSubject("Tea")
    phone.run { app.root.present(mail, animated: true) }
    phone.waitUntilIdle()
    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = listener
    phone.run { app.root.present(message, animated: true) }
    phone.waitUntilIdle()
    #expect(listener.calls == ["mail 3", "message 2"])
    #expect(app.root.presentedViewController == nil)
  }

  @Test("AppLife.SC1. A request for another scene is refused")
  func scenes() {
    let phone = SimulatedPhone(.iPhoneX)
    _ = phone.launch(App.self)
    var codes: [UISceneError.Code?] = []
    phone.run {
      let app = UIApplication.shared
      let refused: (any Error) -> Void = { codes.append(($0 as? UISceneError)?.code) }
      app.requestSceneSessionActivation(
        nil, userActivity: nil, options: nil, errorHandler: refused)
      for session in app.openSessions {
        app.requestSceneSessionDestruction(session, options: nil, errorHandler: refused)
      }
    }
    #expect(codes == [.multipleScenesNotSupported, .multipleScenesNotSupported])
  }
}
