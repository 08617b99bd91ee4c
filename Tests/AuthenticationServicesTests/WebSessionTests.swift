import AuthenticationServices
import PhoneTesting
import SafariServices
import ScreenTestSupport
import Testing

/// Steps SignIn.WS1–WS8 and SF1.
@MainActor @Suite(.serialized, .exclusiveScreen) struct WebSessionTests {
  private let phone = SimulatedPhone(.iPhoneX)

  private func launch() -> LoginApp {
    let app = phone.launch(LoginApp.self)
    phone.waitUntilIdle()
    return app
  }

  private var openedPages: [String] {
    phone.notes.compactMap { note in
      guard case .openRequested(let url) = note.event else { return nil }
      return url
    }
  }

  @Test("SignIn.WS2, SignIn.WS3, SignIn.WS5, SignIn.WS6. The user agrees, signs in, and returns")
  func session() throws {
    let app = launch()
    #expect(phone.run { app.begin() })
    phone.waitUntilIdle()
    let alert = try #require(app.root.presentedViewController as? UIAlertController)
    #expect(alert.title?.hasSuffix("Wants to Use “kettle.test” to Sign In") == true)
    #expect(openedPages.isEmpty && app.log.lines.isEmpty)
    try phone.tap("Continue")
    phone.waitUntilIdle()
    #expect(openedPages == [LoginApp.page.absoluteString])
    #expect(phone.element(label: LoginApp.page.absoluteString) != nil)
    #expect(phone.element(label: "kettle.test") != nil)
    phone.open("kettle://done?code=1")
    phone.waitUntilIdle()
    #expect(app.log.lines == ["kettle://done?code=1 -"])
    #expect(app.root.presentedViewController == nil)
  }

  @Test("SignIn.WS5. Addresses of no session, and those after its end, reach the delegate")
  func others() throws {
    let app = launch()
    phone.run { _ = app.begin(isEphemeral: true) }
    phone.waitUntilIdle()
    phone.open("teapot://done")
    phone.open("KETTLE://done")
    phone.waitUntilIdle()
    phone.open("kettle://again")
    phone.waitUntilIdle()
    #expect(app.log.lines == ["open teapot://done", "KETTLE://done -", "open kettle://again"])
  }

  @Test("SignIn.WS5. Of two sessions the one that began last takes the address")
  func two() throws {
    let app = launch()
    phone.run {
      app.begin(isEphemeral: true)
      let first = app.session
      app.begin(scheme: "kettle", isEphemeral: true)
      first?.presentationContextProvider = nil
    }
    phone.waitUntilIdle()
    phone.open("kettle://1")
    phone.waitUntilIdle()
    phone.open("kettle://2")
    phone.waitUntilIdle()
    #expect(app.log.lines == ["kettle://1 -", "kettle://2 -"])
    #expect(app.root.presentedViewController == nil)
  }

  @Test("SignIn.WS2. An ephemeral session does not ask")
  func ephemeral() throws {
    let app = launch()
    phone.run { _ = app.begin(isEphemeral: true) }
    phone.waitUntilIdle()
    #expect(app.root.presentedViewController is UIAlertController == false)
    #expect(openedPages == [LoginApp.page.absoluteString])
  }

  @Test(
    "SignIn.WS6. Cancel ends a session in the alert and in the sheet", arguments: [false, true])
  func cancel(inSheet: Bool) throws {
    let app = launch()
    phone.run { _ = app.begin(isEphemeral: inSheet) }
    phone.waitUntilIdle()
    try phone.tap("Cancel")
    phone.waitUntilIdle()
    #expect(app.log.lines == ["- canceledLogin"])
    #expect(app.root.presentedViewController == nil && openedPages.count == (inSheet ? 1 : 0))
    phone.open("kettle://late")
    phone.waitUntilIdle()
    #expect(app.log.lines.last == "open kettle://late")
  }

  @Test("SignIn.WS6. Swiping the sheet away ends a session")
  func swipe() throws {
    let app = launch()
    phone.run { _ = app.begin(isEphemeral: true) }
    phone.waitUntilIdle()
    phone.swipe(from: (x: 187, y: 120), to: (x: 187, y: 760))
    phone.waitUntilIdle()
    #expect(app.log.lines == ["- canceledLogin"] && app.root.presentedViewController == nil)
  }

  @Test("SignIn.WS6. The user's cancellation is an error of Foundation without information")
  func error() {
    let canceled: any Error = ASWebAuthenticationSessionError(.canceledLogin)
    let object = canceled as NSError
    #expect(object.domain == ASWebAuthenticationSessionErrorDomain && object.code == 1)
    #expect(object.userInfo.isEmpty)
    let again: any Error = object
    if case ASWebAuthenticationSessionError.canceledLogin = again {
    } else {
      Issue.record("the object is another error")
    }
    let other: any Error = ASWebAuthenticationSessionError(.presentationContextInvalid)
    #expect((other as NSError).userInfo.isEmpty == false)
  }

  @Test("SignIn.WS7. A session that the app cancels says nothing, and cannot begin")
  func appCancels() throws {
    let app = launch()
    phone.run { _ = app.begin(isEphemeral: true) }
    phone.waitUntilIdle()
    phone.run {
      app.session?.cancel()
      app.session?.cancel()
    }
    phone.waitUntilIdle()
    #expect(app.log.lines.isEmpty && app.root.presentedViewController == nil)
    phone.run {
      #expect(app.session?.start() == false)
      let unused = ASWebAuthenticationSession(
        url: LoginApp.page, callbackURLScheme: "kettle", completionHandler: app.completion)
      unused.presentationContextProvider = app
      #expect(unused.canStart)
      unused.cancel()
      #expect(!unused.canStart && !unused.start())
    }
    phone.waitUntilIdle()
    #expect(app.log.lines.isEmpty)
  }

  @Test("SignIn.WS1. A session begins once, in a window that is shown")
  func contexts() throws {
    let app = launch()
    phone.run {
      #expect(!app.begin(hasProvider: false))
      #expect(app.log.lines.isEmpty)
    }
    phone.waitUntilIdle()
    #expect(app.log.take() == ["- presentationContextNotProvided"])
    let shown = app.window
    phone.run {
      app.window = UIWindow()
      #expect(!app.begin() && app.session?.canStart == false)
      app.window = shown
    }
    phone.waitUntilIdle()
    #expect(app.log.take() == ["- presentationContextInvalid"])
    phone.run {
      #expect(app.begin() && app.session?.canStart == false && app.session?.start() == false)
    }
    phone.waitUntilIdle()
    #expect(app.root.presentedViewController is UIAlertController && app.log.lines.isEmpty)
  }

  @Test("SignIn.WS1. A session retains itself until it has ended")
  func retention() throws {
    let app = launch()
    weak var session: ASWebAuthenticationSession?
    phone.run {
      app.begin(isEphemeral: true)
      session = app.session
      app.session = nil
    }
    phone.waitUntilIdle()
    #expect(session != nil)
    phone.open("kettle://done")
    phone.waitUntilIdle()
    phone.wait(0.1)
    #expect(app.log.lines == ["kettle://done -"] && session == nil)
  }

  @Test(
    "SignIn.WS4. A session waits for its scheme, or for its host and path",
    arguments: [
      ("kettle:x", true), ("KETTLE://x/y", true), ("kettles://x", false), ("https://kettle", false),
    ])
  func schemes(address: String, matches: Bool) throws {
    let url = try #require(URL(string: address))
    #expect(ASWebAuthenticationSession.Callback.customScheme("Kettle").matchesURL(url) == matches)
  }

  @Test(
    "SignIn.WS4. A session with https waits for its host and path",
    arguments: [
      ("https://kettle.test/done?code=1", true), ("https://KETTLE.test/done/", true),
      ("http://kettle.test/done", false), ("https://tea.kettle.test/done", false),
      ("https://kettle.test/done/more", false), ("https://kettle.test", false),
    ])
  func hosts(address: String, matches: Bool) throws {
    let url = try #require(URL(string: address))
    let callback = ASWebAuthenticationSession.Callback.https(host: "kettle.test", path: "/done")
    #expect(callback.matchesURL(url) == matches)
  }

  @Test("SignIn.WS4, SignIn.WS5. A session with https takes the address from the app")
  func secureCallback() throws {
    let app = launch()
    phone.run {
      _ = app.begin(isEphemeral: true, callback: .https(host: "kettle.test", path: "/done"))
    }
    phone.waitUntilIdle()
    phone.open("https://kettle.test/other")
    phone.open("https://kettle.test/done?code=2")
    phone.waitUntilIdle()
    #expect(
      app.log.lines == ["open https://kettle.test/other", "https://kettle.test/done?code=2 -"])
  }

  @Test("SignIn.WS8. A session needs a web page")
  func addresses() throws {
    let app = launch()
    let file = try #require(URL(string: "file:///kettle"))
    phone.run {
      let session = ASWebAuthenticationSession(
        url: file, callbackURLScheme: "kettle", completionHandler: app.completion)
      session.presentationContextProvider = app
      #expect(!session.canStart && !session.start())
    }
    phone.waitUntilIdle()
    #expect(app.log.lines.isEmpty && app.root.presentedViewController == nil)
  }

  @Test("SignIn.WS2. The alert names the registered domain of a page")
  func names() throws {
    let app = launch()
    let names = [
      "https://kettle.test/": "kettle.test", "https://a.b.kettle.co.uk/x": "kettle.co.uk",
      "http://localhost:80/": "localhost", "http://10.0.0.7/": "10.0.0.7",
    ]
    for (address, name) in names {
      let session = ASWebAuthenticationSession(
        url: try #require(URL(string: address)), callbackURLScheme: "kettle",
        completionHandler: app.completion)
      session.presentationContextProvider = app
      phone.run { _ = session.start() }
      phone.waitUntilIdle()
      #expect(app.root.presentedViewController?.title?.contains("“\(name)”") == true)
      phone.run { session.cancel() }
      phone.waitUntilIdle()
      #expect(app.root.presentedViewController == nil)
    }
  }

  @available(*, deprecated, message: "It uses an older class.")
  @Test("SignIn.SF1. The older session is shown in the key window")
  func olderSession() throws {
    _ = launch()
    var ends: [String] = []
    let make = {
      SFAuthenticationSession(url: LoginApp.page, callbackURLScheme: "kettle") { url, error in
        let code = (error as? SFAuthenticationError).map { "\($0.code)" }
        ends.append("\(url?.absoluteString ?? "-") \(code ?? "-")")
      }
    }
    let (first, second) = (make(), make())
    #expect(phone.run { first.start() })
    phone.waitUntilIdle()
    try phone.tap("Cancel")
    phone.waitUntilIdle()
    #expect(phone.run { second.start() })
    phone.waitUntilIdle()
    try phone.tap("Continue")
    phone.waitUntilIdle()
    phone.open("kettle://done")
    phone.waitUntilIdle()
    #expect(ends == ["- canceledLogin", "kettle://done -"])
  }
}
