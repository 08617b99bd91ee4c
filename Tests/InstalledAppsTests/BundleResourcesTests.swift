import TactusInstalledApps
import Testing

/// Tests which files of an app's folder belong to its bundle.
@Suite struct BundleResourcesTests {
  /// A folder with the names inside; an empty dictionary stands for a file.
  private indirect enum Entry {
    case file
    case folder([String: Entry])

    func names(_ path: ArraySlice<Substring>) -> [String]? {
      guard case .folder(let inner) = self else { return nil }
      guard let next = path.first else { return Array(inner.keys) }
      return inner[String(next)]?.names(path.dropFirst())
    }
  }

  private func places(_ entries: [String: Entry]) -> [String] {
    let root = Entry.folder(["app": .folder(entries)])
    return BundleResources.all(in: "/app") { root.names($0.split(separator: "/")[...]) }
      .map { "\($0.place)" }
  }

  private func sources(_ entries: [String: Entry]) -> [String] {
    let root = Entry.folder(["app": .folder(entries)])
    return BundleResources.all(in: "/app") { root.names($0.split(separator: "/")[...]) }
      .map(\.source)
  }

  @Test("Bundles.F7. Files of every kind are in the bundle, sources and the property list are not")
  func kinds() {
    let files = [
      "App.swift", "Bridge.h", "Info.plist", "App.entitlements", "LICENSE", ".hidden.json",
      "Egg.xib", "Egg.storekit", "Egg.strings", "egg.json", "egg.ahap", "egg.png", "Egg.xcstrings",
      "Egg.plist", "egg.wav",
    ]
    let found = places(Dictionary(uniqueKeysWithValues: files.map { ($0, .file) }))
    #expect(Set(found) == Set(files.dropFirst(6)))
  }

  @Test("Bundles.F7. The files of groups are at the top, those of a language in its folder")
  func groups() {
    let entries: [String: Entry] = [
      "Views": .folder([
        "EggView.swift": .file, "EggView.xib": .file,
        "Deep": .folder(["Deep.swift": .file, "deep.json": .file]),
        "de.lproj": .folder(["Egg.strings": .file]),
      ]),
      "de.lproj": .folder(["Main.strings": .file]),
      "Assets.xcassets": .folder(["Contents.json": .file]),
    ]
    #expect(
      Set(places(entries)) == [
        "EggView.xib", "deep.json", "de.lproj/Egg.strings", "de.lproj/Main.strings",
        "Assets.xcassets",
      ])
  }

  @Test("Bundles.F7. A folder that would make the bundle one of a Mac is not there as a whole")
  func reservedFolders() {
    for name in ["Resources", "Contents", "Support Files"] {
      #expect(places([name: .folder(["egg.json": .file])]) == ["egg.json"])
    }
  }

  @Test("Bundles.F7. A folder without sources is in the bundle as a whole, too")
  func plainFolder() {
    let entries: [String: Entry] = ["Sounds": .folder(["Bells": .folder(["ring.wav": .file])])]
    #expect(places(entries) == ["Sounds", "Bells", "ring.wav"])
  }

  @Test("Bundles.F7. Of two files with one name the first counts")
  func sameName() {
    let entries: [String: Entry] = [
      "A": .folder(["A.swift": .file, "egg.json": .file]),
      "B": .folder(["B.swift": .file, "egg.json": .file]),
    ]
    #expect(sources(entries) == ["/app/A/egg.json"])
  }

  @Test("Bundles.F7. The files of extensions, packages and managed libraries are not the app's")
  func foreign() {
    let entries: [String: Entry] = [
      "Keyboard": .folder(["Info.plist": .file, "Keys.swift": .file, "keys.json": .file]),
      "Kit": .folder(["Package.swift": .file, "kit.json": .file]),
      "Pods": .folder(["pod.json": .file]),
      "Supporting Files": .folder(["Info.plist": .file, "data.json": .file]),
      "Old.xcodeproj": .folder(["project.pbxproj": .file]),
    ]
    #expect(places(entries) == ["Supporting Files", "data.json"])
  }
}
