import Testing
import WatchConnectivity

/// Steps ObjectiveC.WC11–WC12: files that an app's tests make.
@Suite struct MadeFileTests {
  private final class File: WCSessionFile, @unchecked Sendable {
    private let url: URL
    init(_ url: URL) {
      self.url = url
      super.init()
    }
    override var fileURL: URL { url }
    override var metadata: [String: Any]? { ["name": "tea"] }
  }

  @Test("ObjectiveC.WC11, WC12. Transfers are empty and over, and a subclass of a file has its own")
  func files() {
    #expect(WCSessionFile().metadata == nil)
    let transfer = WCSessionFileTransfer()
    #expect(!transfer.isTransferring && transfer.file.metadata == nil)
    transfer.cancel()
    #expect(!transfer.progress.isCancelled)
    let values = WCSessionUserInfoTransfer()
    #expect(values.userInfo.isEmpty && !values.isTransferring)
    #expect(!values.isCurrentComplicationInfo)
    let file: WCSessionFile = File(URL(fileURLWithPath: "/tmp/tea"))
    #expect(file.fileURL.lastPathComponent == "tea" && file.metadata?["name"] as? String == "tea")
  }
}
