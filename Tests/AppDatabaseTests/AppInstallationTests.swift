import Foundation
import Glibc
import TactusAppDatabase
import TactusFiles
import TactusInstalledApps
import TactusPhoneLink
import TactusPhoneTypes
import TactusTextFormatting
import TestSupport
import Testing

/// Steps Bundles.F1–F4, Bundles.P2, Bundles.P3.
@Suite struct AppInstallationTests {
  private let files = FileManager.default
  private let app = BundleIdentifier(prefix: "test", name: "Scale")

  /// Runs a test with the folder of a phone.
  private func withRoot(_ body: (String) throws -> Void) throws {
    let folder = files.temporaryDirectory.appending(path: "phone-\(UUID())")
    defer { try? files.removeItem(at: folder) }
    try body(folder.appending(path: "a/b").path)
  }

  @discardableResult
  private func install(
    on phone: AppInstallation, version: String = "1.0"
  ) throws -> (record: AppRecord, isUpdate: Bool) {
    try phone.install(
      AppDescription(identifier: app, name: "Scale", version: version), name: "Scale"
    ) { installer in
      try installer.write("<plist/>", as: "Info.plist")
      try installer.copy("/bin/true", as: "Scale")
      return ("Scale", nil)
    }
  }

  @Test("Bundles.F1, Bundles.F2. An installation has a bundle with a program, and a container")
  func install() throws {
    try withRoot { root in
      let phone = try AppInstallation(root)
      let result = try install(on: phone)
      #expect(!result.isUpdate)
      let description = result.record.description
      #expect(files.isExecutableFile(atPath: description.executablePath))
      #expect(files.fileExists(atPath: description.bundlePath + "/Info.plist"))
      #expect(description.bundlePath.hasSuffix("/Scale.app"))
      let container = try phone.folders.container(of: app)
      for folder in container.folders {
        var isFolder: ObjCBool = false
        #expect(files.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue)
      }
      #expect(try AppInstallation(root).library().apps.map(\.identifier) == [app])
    }
  }

  @Test("Bundles.F1, Bundles.P3. Files whose names are not UTF-8 are installed, and deleted")
  func latinNames() throws {
    try withRoot { root in
      let phone = try AppInstallation(root)
      let name = "caf\u{10FFE9}"
      let source = files.temporaryDirectory.appending(path: "bundle-\(UUID())").path
      try #require(mkdir(source, 0o700) == 0)
      defer { Folder.remove(source) }
      try create("\(source)/\(name)")
      let record = try phone.install(
        AppDescription(identifier: app, name: "Scale", version: "1.0"), name: "Scale"
      ) { installer in
        try installer.copy("/bin/true", as: "Scale")
        try installer.copy(source, as: "Resources")
        return ("Scale", nil)
      }.record
      #expect(Folder.names(in: record.description.bundlePath + "/Resources") == [name])
      let container = try phone.folders.container(of: app).path
      try create("\(container)/Documents/\(name)")
      phone.folders.removeContainer(of: app)
      #expect(!files.fileExists(atPath: container))
    }
  }

  private func create(_ path: String) throws {
    let file = open(FileName.bytes(of: path), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    try #require(file >= 0)
    close(file)
  }

  @Test("Bundles.F1. A bundle of too many nested folders is refused by its path")
  func deepFolders() throws {
    try withRoot { root in
      let source = files.temporaryDirectory.appending(path: "bundle-\(UUID())").path
      defer { Folder.remove(source) }
      try files.createDirectory(
        atPath: source + String(repeating: "/a", count: 40), withIntermediateDirectories: true)
      let phone = try AppInstallation(root)
      let error = #expect(throws: AppStoreError.self) {
        try phone.install(
          AppDescription(identifier: app, name: "Scale", version: "1.0"), name: "Scale"
        ) { installer in
          try installer.copy(source, as: "Resources")
          return ("Scale", nil)
        }
      }
      #expect(error?.message.contains("lies in more than 32 folders") == true)
      #expect(error?.message.contains(source) == true)
      #expect(try phone.library().apps.isEmpty)
    }
  }

  @Test("Bundles.P2, Bundles.P3. An update keeps the data under a new bundle; deleting removes all")
  func update() throws {
    try withRoot { root in
      let phone = try AppInstallation(root)
      let first = try install(on: phone).record.description.bundlePath
      let note = try phone.folders.container(of: app).path + "/Documents/note.txt"
      try Data("kept".utf8).write(to: URL(filePath: note))
      let result = try install(on: phone, version: "2.0")
      #expect(result.isUpdate && result.record.description.bundlePath != first)
      #expect(!files.fileExists(atPath: first))
      #expect(files.contents(atPath: note) == Data("kept".utf8))
      try phone.uninstall(app)
      #expect(!files.fileExists(atPath: note))
      #expect(!files.fileExists(atPath: result.record.description.bundlePath))
      #expect(try phone.library().apps.isEmpty)
      #expect(throws: AppLibraryError.unknown(app)) { try phone.uninstall(app) }
    }
  }

  @Test("Bundles.F1. A failed installation leaves the app as it was")
  func failure() throws {
    try withRoot { root in
      let phone = try AppInstallation(root)
      let bundle = try install(on: phone).record.description.bundlePath
      #expect(throws: AppStoreError.self) {
        try phone.install(AppDescription(identifier: app, name: "Scale"), name: "Scale") {
          try $0.copy("/no/such/file", as: "Scale")
          return ("Scale", nil)
        }
      }
      #expect(try phone.library()[app]?.description.bundlePath == bundle)
      #expect(files.fileExists(atPath: bundle + "/Scale"))
      #expect(try files.contentsOfDirectory(atPath: phone.folders.bundles).count == 1)
    }
  }

  @Test("Bundles.F4. What a killed installation has left is removed at the next start")
  func leftovers() throws {
    try withRoot { root in
      let phone = try AppInstallation(root)
      let bundle = try install(on: phone).record.description.bundlePath
      for name in ["Bundles/.new-abc/X.app", "Bundles/test.Other-1/X.app", "Data/test.Other/tmp"] {
        try files.createDirectory(atPath: "\(root)/\(name)", withIntermediateDirectories: true)
      }
      // A link in a container must not lead out of it.
      let outside = root + "-outside"
      try files.createDirectory(atPath: outside, withIntermediateDirectories: true)
      try files.createSymbolicLink(
        atPath: root + "/Data/test.Other/link", withDestinationPath: outside)
      _ = try AppInstallation(root)
      #expect(try files.contentsOfDirectory(atPath: root + "/Bundles").count == 1)
      #expect(try files.contentsOfDirectory(atPath: root + "/Data") == [app.text])
      #expect(files.fileExists(atPath: bundle) && files.fileExists(atPath: outside))
    }
  }

  @Test("Bundles.F6. The folders of a phone and its database are for the user alone")
  func ownership() throws {
    try withRoot { root in
      func mode(_ path: String) -> mode_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0
      }
      try files.createDirectory(atPath: root, withIntermediateDirectories: true)
      #expect(files.createFile(atPath: root + "/apps.sqlite", contents: nil))
      chmod(root, 0o755)
      chmod(root + "/apps.sqlite", 0o644)
      _ = try AppInstallation(root)
      #expect(mode(root) == 0o700 && mode(root + "/apps.sqlite") == 0o600)
      for file in try files.contentsOfDirectory(atPath: root) {
        #expect(mode(root + "/" + file) & 0o077 == 0, "\(file)")
      }
    }
  }

  @Test(
    "Bundles.F6. A folder that others may write to is no folder of a phone",
    arguments: ["", "/Data"])
  func sharedFolder(inner: String) throws {
    try withRoot { root in
      try files.createDirectory(atPath: root + inner, withIntermediateDirectories: true)
      for mode in [mode_t(0o777), 0o770] {
        chmod(root + inner, mode)
        let error = #expect(throws: AppStoreError.self) { _ = try AppInstallation(root) }
        #expect("\(error as Any)".contains("other users may write to it"))
      }
      chmod(root + inner, 0o755)
      _ = try AppInstallation(root)
    }
  }

  @Test(
    "Bundles.F6. A folder of another user or group is no folder of a phone",
    .enabled(if: geteuid() == 0, "needs root"))
  func foreignFolder() throws {
    try withRoot { root in
      try files.createDirectory(atPath: root, withIntermediateDirectories: true)
      chown(root, 1, getegid())
      for mode in [mode_t(0o755), 0o700] {
        chmod(root, mode)
        let error = #expect(throws: AppStoreError.self) { _ = try AppInstallation(root) }
        #expect("\(error as Any)".contains("belongs to another user"))
      }
      chown(root, geteuid(), 1)
      chmod(root, 0o770)
      #expect(throws: AppStoreError.self) { _ = try AppInstallation(root) }
    }
  }

  @Test("Bundles.F8. A phone's folder may have a name that is not UTF-8")
  func bytesOfName() throws {
    try withRoot { root in
      try files.createDirectory(atPath: root, withIntermediateDirectories: true)
      let name = FileName.text(of: Array("\(root)/".utf8CString.dropLast()) + [-1, 65, 0])
      let phone = try AppInstallation(name)
      try install(on: phone)
      #expect(Folder.names(in: name).contains("apps.sqlite"))
      #expect(try AppInstallation(name).library()[app] != nil)
      let container = try phone.folders.container(of: app)
      #expect(Folder.names(in: container.path).contains("Documents"))
    }
  }

  @Test(
    "Bundles.D6. On a full disk the message says so",
    .enabled(if: geteuid() == 0, "mounts a small file system"))
  func fullDisk() throws {
    try withRoot { root in
      try files.createDirectory(atPath: root, withIntermediateDirectories: true)
      guard mount("none", root, "tmpfs", 0, "size=320k,mode=700") == 0 else { return }
      defer { umount2(root, 2) }
      let path = root + "/apps.sqlite"
      let database = try AppDatabase(path)
      let all = Data(count: 4096)
      var count = 0
      while (try? all.write(to: URL(filePath: root + "/\(count)"))) != nil { count += 1 }
      var messages: [String] = []
      do {
        for number in 0..<1000 {
          try database.save([
            .set(key: "key \(number)", value: String(repeating: "v", count: 2000))
          ])
        }
      } catch { messages.append("\(error)") }
      do { _ = try AppDatabase(root + "/other.sqlite") } catch { messages.append("\(error)") }
      #expect(messages.count == 2 && messages.allSatisfy { $0.contains("the disk is full") })
    }
  }

  @Test("Bundles.F3. A process in the container finds its folders through Foundation's calls")
  func environment() throws {
    let container = AppContainer(path: "/c")
    #expect(container.variables["HOME"] == "/c" && container.variables["TMPDIR"] == "/c/tmp")
    #expect(container.variables["XDG_CONFIG_HOME"] == "/c/Library/Preferences")
    #expect(container.folders.contains("/c/Library/Caches"))
  }

  @Test("Bundles.F3. An app in its container finds its folders, and its defaults last")
  func process() throws {
    try withRoot { root in
      let phone = try AppInstallation(root)
      try install(on: phone)
      let container = try phone.folders.container(of: app)
      let probe = FinishedProcess.builtTactus.deletingLastPathComponent()
        .appending(path: "ContainerProbe").path
      // URLs of directories, although no such directory exists.
      let folders = [
        ["Applications"], ["Desktop"], ["Downloads"], ["Movies"], ["Music"], ["Pictures"],
        ["Public"], ["Library", "Developer"],
      ].map { $0.map { "file://\(container.path)/\($0)/" }.joined(separator: " ") }
      for start in 1...2 {
        let result = try FinishedProcess(probe, environment: container.variables)
        let lines = result.text.split(separator: "\n").map(String.init)
        #expect(
          lines == [
            container.path, container.path + "/Documents", container.path + "/Library",
            container.path + "/Library/Caches", container.path + "/Library/Application Support",
            container.path + "/Library/Caches", "~/Documents",
          ] + folders + [container.path + "/tmp", "true \(start)"], "\(result.errorText)")
      }
      let kept = try files.contentsOfDirectory(atPath: container.path + "/Library/Preferences")
      #expect(!kept.isEmpty)
    }
  }

  @Test("Links and devices are left out of a copied folder, and a copied program stays one")
  func copy() throws {
    try withRoot { root in
      let phone = try AppInstallation(root)
      let source = root + "/source"
      try files.createDirectory(atPath: source + "/in", withIntermediateDirectories: true)
      try Data("x".utf8).write(to: URL(filePath: source + "/in/file"))
      try files.createSymbolicLink(atPath: source + "/link", withDestinationPath: "/etc/passwd")
      mkfifo(source + "/pipe", 0o600)
      let result = try phone.install(AppDescription(identifier: app, name: "S"), name: "S") {
        try $0.copy(source, as: "files")
        return ("files", nil)
      }
      let copied = result.record.description.bundlePath + "/files"
      #expect(try files.contentsOfDirectory(atPath: copied) == ["in"])
      #expect(files.contents(atPath: copied + "/in/file") == Data("x".utf8))
    }
  }
}
