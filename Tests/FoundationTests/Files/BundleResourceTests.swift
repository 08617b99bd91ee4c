import TactusFoundation
import Testing

/// Resources of bundles that have tags.
@Suite struct BundleResourceTests {
  @Test("Bundles.R1. Resources with tags are available at once")
  func available() async throws {
    let request = NSBundleResourceRequest(tags: ["kettle", "pot"])
    #expect(request.tags == ["kettle", "pot"] && request.bundle === Bundle.main)
    #expect(request.loadingPriority == 0.5 && request.progress.fractionCompleted == 0)
    #expect(await request.conditionallyBeginAccessingResources())
    try await request.beginAccessingResources()
    #expect(request.progress.isFinished)
    request.endAccessingResources()
    try await request.beginAccessingResources()
    #expect(Bundle.main.preservationPriority(forTag: "kettle") == 1)
  }

  @Test("Bundles.R2. A tag that a bundle's list lacks is an error")
  func unknownTags() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "tactus-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list: [String: Any] = ["NSBundleResourceRequestTags": ["kettle": [String: Any]()]]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    try data.write(to: folder.appending(path: "OnDemandResources.plist"))
    let bundle = try #require(Bundle(url: folder))
    try await NSBundleResourceRequest(tags: ["kettle"], bundle: bundle).beginAccessingResources()
    let request = NSBundleResourceRequest(tags: ["pot"], bundle: bundle)
    #expect(await request.conditionallyBeginAccessingResources() == false)
    do {
      try await request.beginAccessingResources()
      Issue.record("an unknown tag was accepted")
    } catch {
      let object = error as NSError
      #expect(object.domain == NSCocoaErrorDomain)
      #expect(object.code == NSBundleOnDemandResourceInvalidTagError)
    }
  }
}
