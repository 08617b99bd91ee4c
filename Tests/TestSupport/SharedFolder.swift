import Foundation

/// The folder of real files beside the project, if there is one.
public enum SharedFolder {
  /// The project's folder.
  public static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every real AHAP file, sorted by name; empty if the folder is missing.
  public static let ahapFiles: [URL] = {
    let folder = project.appending(path: "../shared/ahap").standardizedFileURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".ahap") }.sorted().map { folder.appending(path: $0) }
  }()

  /// Every pattern of `Examples/Patterns`, sorted by name.
  public static let examplePatterns: [URL] = {
    let folder = project.appending(path: "Examples/Patterns")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".ahap") }.sorted().map { folder.appending(path: $0) }
  }()
}
