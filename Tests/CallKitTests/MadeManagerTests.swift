import CallKit
import Testing

/// Steps ObjectiveC.WC11–WC12: managers that an app's tests make.
@Suite struct MadeManagerTests {
  private final class Manager: CXCallDirectoryManager, @unchecked Sendable {
    override func enabledStatusForExtension(
      withIdentifier identifier: String
    ) async throws -> CXCallDirectoryManager.EnabledStatus { .enabled }
  }

  @Test("ObjectiveC.WC11, WC12. Another manager has no extensions, and a subclass its own")
  func managers() async throws {
    let plain = CXCallDirectoryManager()
    #expect(plain !== CXCallDirectoryManager.sharedInstance)
    await #expect(throws: (any Error).self) {
      try await plain.enabledStatusForExtension(withIdentifier: "a")
    }
    let manager: CXCallDirectoryManager = Manager()
    #expect(try await manager.enabledStatusForExtension(withIdentifier: "a") == .enabled)
  }
}
