import Foundation
import TestSupport
import Testing

/// Steps Permissions.CL1, Permissions.CL2, Permissions.PE8.
@Suite struct PrivacyCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func privacy(_ arguments: String...) throws -> FinishedProcess {
    try FinishedProcess(
      FinishedProcess.builtTactus.path,
      ["privacy"] + arguments + ["--phone", folder.path("phone")], in: folder.url)
  }

  @Test("Permissions.CL1. Decisions are stored, listed and reset")
  func decisions() throws {
    #expect(try privacy("show").text.isEmpty)
    #expect(try privacy("grant", "location-always", "com.example.Scale").status == 0)
    #expect(try privacy("revoke", "camera", "com.example.Scale").status == 0)
    #expect(try privacy("grant", "microphone").status == 0)
    let text = try privacy("show").text
    #expect(
      text == """
        all other apps: microphone authorized
        com.example.Scale: camera denied
        com.example.Scale: location always

        """)
    #expect(try privacy("show", "camera").text == "com.example.Scale: camera denied\n")
    let json = try JSONSerialization.jsonObject(with: privacy("show", "--json").output)
    let rows = try #require(json as? [[String: Any]])
    #expect(rows.count == 3 && rows[0]["app"] is NSNull)
    #expect(rows[2]["status"] as? String == "always")
    #expect(try privacy("reset", "camera").status == 0)
    #expect(!(try privacy("show").text.contains("camera")))
    #expect(try privacy("reset", "all").status == 0)
    #expect(try privacy("show").text.isEmpty)
  }

  @Test("Permissions.PE8. A deleted app has no decisions when it is installed again")
  func reinstalled() throws {
    func tactus(_ arguments: String...) throws -> FinishedProcess {
      try FinishedProcess(
        FinishedProcess.builtTactus.path, arguments + ["--phone", folder.path("phone")],
        in: folder.url)
    }
    let app = FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "PrivacyApp")
    try FinishedProcess.copyProgram(app, to: folder.url.appending(path: "PrivacyApp"))
    try folder.write(
      """
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>com.example.Privacy</string>
      <key>CFBundleExecutable</key><string>PrivacyApp</string>
      </dict></plist>
      """, to: "Info.plist")
    #expect(try tactus("install", folder.path("PrivacyApp")).status == 0)
    for word in ["grant", "revoke"] {
      let service = word == "grant" ? "microphone" : "location"
      #expect(try privacy(word, service, "com.example.Privacy").status == 0)
    }
    #expect(try privacy("grant", "camera", "com.example.Scale").status == 0)
    #expect(try privacy("show").text.split(separator: "\n").count == 3)
    #expect(try tactus("uninstall", "com.example.Privacy").status == 0)
    #expect(try tactus("install", folder.path("PrivacyApp")).status == 0)
    #expect(try privacy("show").text == "com.example.Scale: camera authorized\n")
  }

  @Test("Permissions.CL2. Other words are refused, and nothing is changed")
  func refusals() throws {
    for arguments in [
      ["grant"], ["grant", "soul"], ["allow", "camera"], ["revoke", "camera", "not an app"],
      ["grant", "camera", "a.b", "c.d"],
    ] {
      let process = try FinishedProcess(
        FinishedProcess.builtTactus.path,
        ["privacy"] + arguments + ["--phone", folder.path("phone")], in: folder.url)
      #expect(process.status != 0 && process.text.isEmpty, "\(arguments)")
      #expect(!process.errorText.isEmpty)
    }
    #expect(try privacy("show").text.isEmpty)
  }
}
