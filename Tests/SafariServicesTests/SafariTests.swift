import SafariServices
import Testing

/// Steps Opening.SF2–SF4.
@MainActor @Suite struct SafariTests {
  @Test("Opening.SF2. There are no content blockers")
  func contentBlockers() async {
    do {
      _ = try await SFContentBlockerManager.stateOfContentBlocker(withIdentifier: "kettle.blocker")
      Issue.record("a content blocker")
    } catch {
      let error = error as NSError
      #expect(error.domain == SFErrorDomain)
      #expect(error.code == SFErrorCode.noExtensionFound.rawValue)
      #expect((error as? SFError)?.code == .noExtensionFound)
    }
    let code = await withCheckedContinuation { continuation in
      SFContentBlockerManager.reloadContentBlocker(withIdentifier: "kettle.blocker") { error in
        continuation.resume(returning: (error as NSError?)?.code)
      }
    }
    #expect(code == 1)
  }

  @Test("Opening.SF3. There is no reading list, which web pages could be added to")
  func readingList() {
    #expect(SSReadingList.default() == nil)
    #expect(SSReadingList.supportsURL(URL(string: "HTTPS://kettle.example")))
    #expect(!SSReadingList.supportsURL(URL(string: "kettle:tea")))
    #expect(!SSReadingList.supportsURL(nil))
    #expect(SSReadingListError.urlSchemeNotAllowed.rawValue == 1)
  }

  @Test("Opening.SF4. Connections in advance, data and buttons of controllers do nothing")
  func controllers() async throws {
    let address = try #require(URL(string: "https://kettle.example"))
    SFSafariViewController.prewarmConnections(to: [address]).invalidate()
    await SFSafariViewController.DataStore.default.clearWebsiteData()
    await withCheckedContinuation { continuation in
      SFSafariViewController.DataStore.default.clearWebsiteData { continuation.resume() }
    }
    let configuration = SFSafariViewController.Configuration()
    let button = SFSafariViewController.ActivityButton(
      templateImage: UIImage(), extensionIdentifier: "kettle.share")
    configuration.activityButton = button
    #expect(configuration.activityButton?.extensionIdentifier == "kettle.share")
  }
}
