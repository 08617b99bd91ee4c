import Foundation
import TestSupport
import Testing

/// Steps Bundles.P1–P3, Bundles.I6.
@Suite struct InstallCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func tactus(_ arguments: String...) throws -> FinishedProcess {
    try FinishedProcess(
      FinishedProcess.builtTactus.path, arguments + ["--phone", folder.path("phone")],
      in: folder.url)
  }

  /// A program in a folder of its own, with a property list beside it.
  private func program(_ list: String) throws -> String {
    try folder.write(list, to: "built/Info.plist")
    let path = folder.path("built/Scale")
    if !FileManager.default.fileExists(atPath: path) {
      let built = FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "Scale")
      try FinishedProcess.copyProgram(built, to: URL(filePath: path))
    }
    return path
  }

  private func list(version: String) -> String {
    """
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>com.example.$(PRODUCT_NAME)</string>
    <key>CFBundleShortVersionString</key><string>\(version)</string>
    <key>UIApplicationShortcutItems</key><array><dict>
    <key>UIApplicationShortcutItemType</key><string>$(PRODUCT_BUNDLE_IDENTIFIER).OpenBlue</string>
    <key>UIApplicationShortcutItemTitle</key><string>Blue</string>
    </dict></array></dict></plist>
    """
  }

  @Test("Apps are installed, listed, updated and deleted")
  func life() throws {
    #expect(try tactus("apps").text.isEmpty)
    let installed = try tactus("install", program(list(version: "1.0")))
    #expect(installed.status == 0, "\(installed.errorText)")
    #expect(installed.text == "installed Scale 1.0 (com.example.Scale)\n")
    #expect(try tactus("apps").text == "com.example.Scale: Scale 1.0, quick actions 'Blue'\n")
    let updated = try tactus("install", program(list(version: "2.0")))
    #expect(updated.text == "updated Scale 2.0 (com.example.Scale)\n")
    let json = try JSONSerialization.jsonObject(with: tactus("apps", "--json").output)
    let app = try #require((json as? [[String: Any]])?.first)
    let bundle = try #require(app["bundle"] as? String)
    #expect(FileManager.default.isExecutableFile(atPath: bundle + "/Scale"))
    let information = try Data(contentsOf: URL(filePath: bundle + "/Info.plist"))
    let members = try PropertyListSerialization.propertyList(from: information, format: nil)
    #expect((members as? [String: Any])?["CFBundleIdentifier"] as? String == "com.example.Scale")
    let removed = try tactus("uninstall", "com.example.Scale")
    #expect(removed.text == "deleted com.example.Scale\n")
    let again = try tactus("uninstall", "com.example.Scale")
    #expect(again.status == 1 && again.errorText.contains("no app 'com.example.Scale'"))
    #expect(try tactus("apps", "--json").text == "[]\n")
  }

  @Test(
    "Bundles.I6. A damaged property list is one message with file and line, and nothing changes")
  func damaged() throws {
    let result = try tactus("install", program("<plist><dict>\n<string/></dict></plist>"))
    #expect(result.status == 2)
    #expect(result.errorText.contains("built/Info.plist:2: error: expected <key>"))
    #expect(result.errorText.split(separator: "\n").count == 1)
    #expect(try tactus("apps").text.isEmpty)
  }

  @Test("Bundles.D3. A damaged store is one message, and no command changes it")
  func damagedStore() throws {
    try folder.write("this is no database, whatever its name says it was", to: "phone/apps.sqlite")
    for arguments in [["apps"], ["uninstall", "a.b"]] {
      let result = try FinishedProcess(
        FinishedProcess.builtTactus.path, arguments + ["--phone", folder.path("phone")])
      #expect(result.status == 2)
      #expect(result.errorText.contains("are damaged"), "\(result.errorText)")
    }
    #expect(folder.text("phone/apps.sqlite").hasPrefix("this is no database"))
  }
}
