import Foundation
import Glibc
import TestSupport
import Testing

extension BrowserTests {
  /// Pages of a simulator that is started again.
  @Suite(.serialized) struct RestartedServerTests {
    @Test("SimulatorPages.SG9. A page connects by itself to the next phone of the same user")
    func reconnects() throws {
      let cache = FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID())")
      try FileManager.default.createDirectory(
        at: cache, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      defer { try? FileManager.default.removeItem(at: cache) }
      let environment = ["XDG_CACHE_HOME": cache.path]
      var simulate: SimulateProcess? = try SimulateProcess(environment: environment)
      let first = try #require(simulate)
      let browser = try first.browser(showing: "Scale")
      let port = URL(string: first.address)?.port
      try browser.evaluate("window.isOld = true")
      // The secret is the user's alone.
      let file = cache.appending(path: "tactus/page-secret")
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      #expect(try !first.messages.contains(String(contentsOf: file, encoding: .utf8)))
      simulate = nil
      first.end()
      try browser.wait(until: "tactus.link.socket === null")
      let second = try SimulateProcess(environment: environment)
      #expect(URL(string: second.address)?.port == port)
      // The page is loaded again, because its files may be others.
      try browser.wait(until: "!window.isOld && window.tactus?.state?.status === 'running'")
      try browser.wait(for: "Scale")
      #expect(browser.scriptErrors.filter { !$0.contains("ERR_CONNECTION_REFUSED") } == [])
    }

    @Test(
      "SimulatorPages.SG9. A file that others can read, or a link, is no secret",
      arguments: [true, false])
    func unsafeFiles(isLink: Bool) throws {
      let cache = FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID())")
      let folder = cache.appending(path: "tactus")
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      defer { try? FileManager.default.removeItem(at: cache) }
      let file = folder.appending(path: "page-secret")
      let known = String(repeating: "0", count: 32)
      let target = isLink ? cache.appending(path: "mine") : file
      try known.write(to: target, atomically: true, encoding: .utf8)
      chmod(target.path, isLink ? 0o600 : 0o644)
      if isLink { try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target) }
      let simulate = try SimulateProcess(environment: ["XDG_CACHE_HOME": cache.path])
      simulate.end()
      let secret = try String(contentsOf: file, encoding: .utf8)
      #expect(secret.count == 32 && secret != known)
      #expect(try !isLink || String(contentsOf: target, encoding: .utf8) == known)
      var status = stat()
      #expect(lstat(file.path, &status) == 0 && status.st_mode & 0o7777 == 0o600)
    }
  }
}
