import Glibc
import TactusCommandKit
import TactusFiles
import TactusInstalledApps
import TactusJSON
import TactusTextFormatting

/// The folder of the planned package, in the user's cache.
///
/// It has links to the project's files, and the manifest. Nothing is written into the project.
package struct PlannedFolder: Sendable {
  /// The path of the folder.
  package let path: String

  /// Describes a folder.
  package init(_ path: String) { self.path = path }

  /// Makes the package, or updates that of an earlier plan.
  ///
  /// - Throws: `CommandFailure`.
  package func write(_ plan: ProjectPlan) throws {
    var files: [String: Entry] = ["Package.swift": .text(PlannedManifest(plan).text)]
    for target in plan.targets { add(target, to: &files) }
    let folders = Set(files.keys.flatMap(Self.folders))
    for inner in ["Sources", "Tests", "Programs", "Bundles"] { remove(inner, but: files, folders) }
    for (place, entry) in files { try write(entry, at: "\(path)/\(place)") }
    try keepVersions(plan)
  }

  // MARK: Internals

  private enum Entry {
    case link(String)
    case text(String)
  }

  private func add(_ target: PlannedTarget, to files: inout [String: Entry]) {
    for source in target.sources {
      files["\(target.folder)/\(source.place)"] = .link(source.source)
    }
    for header in target.headers {
      files["\(target.folder)/include/\(header.place)"] = .link(header.source)
    }
    for resource in target.resources {
      files["\(target.folder)/Bundled/\(resource.place)"] = .link(resource.source)
    }
    if let information = target.information {
      let list = Entry.text(PropertyListValue(.dictionary(information)).xml)
      files["\(target.folder)/Info.plist"] = list
      // The bundle as it will be, where icons and localized names are found.
      if target.product != nil {
        files["Bundles/\(target.module)/Info.plist"] = list
        for resource in target.resources where resource.place != "Info.plist" {
          files["Bundles/\(target.module)/\(resource.place)"] = .link(resource.source)
        }
      }
    }
    if target.kind == .keyboard {
      files["Programs/\(target.module)/main.swift"] = .text(PlannedManifest.program(of: target))
    }
  }

  /// Returns the folders around a place.
  private static func folders(of place: String) -> [String] {
    var folders: [String] = []
    var folder = place
    while folder.contains("/") {
      folder = Paths.folder(of: folder)
      folders.append(folder)
    }
    return folders
  }

  /// Removes what an earlier plan has made, unless this one makes it, too.
  private func remove(_ inner: String, but files: [String: Entry], _ folders: Set<String>) {
    for name in Folder.names(in: "\(path)/\(inner)") {
      let place = "\(inner)/\(name)"
      if files[place] != nil { continue }
      // A link to a folder is not entered.
      if folders.contains(place), Self.link("\(path)/\(place)") == nil {
        remove(place, but: files, folders)
      } else {
        Folder.remove("\(path)/\(place)")
      }
    }
  }

  private func write(_ entry: Entry, at file: String) throws {
    switch entry {
    case .link(let target):
      if Self.link(file) == target { return }
      try OutputFolder.createParents(of: file)
      Folder.remove(file)
      guard symlink(FileName.bytes(of: target), FileName.bytes(of: file)) == 0 || errno == EEXIST
      else {
        throw CommandFailure(
          .cannotCreateOutput, String(cString: strerror(errno)), at: SourceLocation(file))
      }
    case .text(let text):
      // Another run may be reading it, and SwiftPM compares the dates of files.
      let known = try? SourceText.read(file)
      if known.map({ $0.text($0.start..<$0.bytes.count) }) != text {
        if Self.link(file) != nil { Folder.remove(file) }
        try OutputFile.write(text: text, to: file)
      }
    }
  }

  /// Copies the versions of packages that the project has resolved, once for each change of them.
  private func keepVersions(_ plan: ProjectPlan) throws {
    guard let resolved = plan.resolvedPackages, let source = try? SourceText.read(resolved) else {
      return
    }
    let text = source.text(0..<source.bytes.count)
    let copy = "\(path)/Package.resolved.project"
    let known = try? SourceText.read(copy)
    guard known.map({ $0.text(0..<$0.bytes.count) }) != text else { return }
    try OutputFile.write(text: text, to: copy)
    try OutputFile.write(text: text, to: "\(path)/Package.resolved")
  }

  /// Returns the path to which a symbolic link leads; `nil` for anything else.
  private static func link(_ path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(FileName.bytes(of: path), &bytes, bytes.count - 1)
    return count > 0 ? FileName.text(of: bytes) : nil
  }
}
